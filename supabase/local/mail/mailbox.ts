import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { writeWhole } from '../kept-file.ts';

/** A caught mail. Addresses come from the envelope, so they are the real recipients. */
export type Message = {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
};

/** The sender and the recipients of a delivery. */
export type Envelope = { from: string; to: string[] };

/** Keeps caught mails. */
export type Mailbox = {
  add: (raw: Uint8Array, envelope: Envelope) => Promise<Message>;
  /** Newest first. With `to`, only mails for that address (any case). */
  list: (to?: string) => Message[];
  find: (id: string) => Message | undefined;
  empty: () => Promise<void>;
};

/** Open the mailbox in a folder with its mails. One file per mail; other files are skipped. */
export async function openMailbox(directory: string): Promise<Mailbox> {
  await mkdir(directory, { recursive: true });
  let messages = await readMessages(directory);

  return {
    async add(raw, envelope) {
      const { subject = '', text = '', html = '' } = await PostalMime.parse(raw);
      const receivedAt = new Date().toISOString();
      const message = { id: randomUUID(), receivedAt, ...envelope, subject, text, html };
      await writeWhole(join(directory, `${message.id}.json`), JSON.stringify(message, null, 2));
      messages = [message, ...messages];

      return message;
    },

    list(to) {
      const wanted = to?.toLowerCase();
      return messages.filter(
        (message) => !wanted || message.to.some((address) => address.toLowerCase() === wanted),
      );
    },

    find: (id) => messages.find((message) => message.id === id),

    async empty() {
      const ids = messages.map(({ id }) => id);
      messages = [];
      await Promise.all(ids.map((id) => rm(join(directory, `${id}.json`), { force: true })));
    },
  };
}

async function readMessages(directory: string): Promise<Message[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.json'));
  const read = await Promise.all(
    files.map(async (file) => {
      try {
        return [JSON.parse(await readFile(join(directory, file), 'utf8')) as Message];
      } catch {
        return [];
      }
    }),
  );

  return read.flat().sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}
