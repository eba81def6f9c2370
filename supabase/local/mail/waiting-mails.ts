import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../kept-file.ts';

const waitingMailSchema = z.object({
  id: z.uuid(),
  writtenAt: z.iso.datetime(),
  /** When the link, and so the mail, expires. */
  expiresAt: z.iso.datetime(),
  /** The name of the mail's link. A newer mail with the same name makes this link invalid. */
  link: z.string().optional(),
  mail: z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() }),
});

/** A mail that waits for delivery. */
export type WaitingMail = z.output<typeof waitingMailSchema>;

/** A mail as its author provides it. */
export type NewMail = Pick<WaitingMail, 'mail' | 'expiresAt' | 'link'>;

/** Stores mails until delivery. */
export type WaitingMails = {
  /** Store a mail, and replace mails whose link it makes invalid. */
  add: (mail: NewMail) => Promise<void>;
  remove: (mail: WaitingMail) => Promise<void>;
  /** Oldest first. */
  list: () => readonly WaitingMail[];
};

/**
 * Open the waiting mails in a folder. One file per mail, readable by its owner only, because a mail carries a sign-in
 * link. Other files are skipped.
 */
export async function openWaitingMails(directory: string): Promise<WaitingMails> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  let waiting = await readWaitingMails(directory);

  const fileOf = ({ id }: WaitingMail) => join(directory, `${id}.json`);
  const remove = async (mail: WaitingMail) => {
    waiting = waiting.filter(({ id }) => id !== mail.id);
    await rm(fileOf(mail), { force: true });
  };

  return {
    async add(given) {
      const mail = { id: randomUUID(), writtenAt: new Date().toISOString(), ...given };
      await writeWhole(fileOf(mail), JSON.stringify(mail, null, 2), 0o600);
      const worthless = waiting.filter(({ link }) => link !== undefined && link === given.link);
      waiting = [...waiting, mail];
      for (const older of worthless) await remove(older);
    },

    remove,
    list: () => waiting,
  };
}

async function readWaitingMails(directory: string): Promise<WaitingMail[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.json'));
  const read = await Promise.all(files.map((file) => readWaitingMail(join(directory, file))));

  return read.flat().sort((a, b) => a.writtenAt.localeCompare(b.writtenAt));
}

async function readWaitingMail(file: string): Promise<WaitingMail[]> {
  try {
    return [waitingMailSchema.parse(JSON.parse(await readFile(file, 'utf8')))];
  } catch {
    return [];
  }
}
