import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { openMailbox, type Mailbox } from '../../../supabase/local/mail/mailbox';
import { openOutbox } from '../../../supabase/local/mail/outbox';
import { catchMail } from '../../../supabase/local/mail/smtp';
import { openWaitingMails } from '../../../supabase/local/mail/waiting-mails';
import {
  anonClient,
  mailsTo,
  PASSWORD,
  readLink,
  startTestStack,
  type Client,
  type TestStack,
} from '../../support/stack';
import { startMailServer } from '../../support/mail-server';
import { temporaryFolder } from './temporary-folder';

/** Signs up and follows the link, with a mail server other than the stack's mailbox. */
async function signUpThrough(stack: TestStack): Promise<{ client: Client; email: string }> {
  const client = anonClient(stack);
  await client.auth.signUp({ email: EMAIL, password: PASSWORD });
  await expect.poll(() => server.mailbox.list(EMAIL)).toHaveLength(1);
  const { error } = await client.auth.verifyOtp(readLink(server.mailbox.list(EMAIL)[0]));
  expect(error).toBeNull();

  return { client, email: EMAIL };
}

/** A mail server that can be stopped and restarted, and the mails it received. */
type CuttableServer = {
  port: number;
  mailbox: Mailbox;
  cut: () => Promise<void>;
  bringBack: () => Promise<void>;
};

async function startCuttableServer(): Promise<CuttableServer> {
  const mailbox = await openMailbox(await temporaryFolder());
  let server = await catchMail(0, mailbox);
  const { port } = server;
  onTestFinished(() => server.close());

  return {
    port,
    mailbox,
    cut: () => server.close(),
    async bringBack() {
      server = await catchMail(port, mailbox);
    },
  };
}

const EMAIL = 'kim@example.com';
const WAITS = /^The mail server accepts no mail \(\w+\)\. Mails are kept and sent later\.$/;
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();

let server: CuttableServer;

beforeEach(async () => {
  server = await startCuttableServer();
});

const subjects = () => server.mailbox.list().map(({ subject }) => subject);

describe('an Auth mail during a mail outage', () => {
  it('arrives once after the outage, and its link works', async () => {
    await server.cut();
    const stack = await startTestStack({ mailServerPort: server.port });
    onTestFinished(stack.stop);
    const client = anonClient(stack);

    expect((await client.auth.signUp({ email: EMAIL, password: PASSWORD })).error).toBeNull();
    await expect.poll(() => stack.output).toContainEqual(expect.stringMatching(WAITS));

    await server.bringBack();
    await expect
      .poll(subjects, { timeout: 20_000 })
      .toEqual(['Your code or link to confirm your email address']);
    const link = readLink(server.mailbox.list(EMAIL)[0]);
    expect((await client.auth.verifyOtp(link)).error).toBeNull();

    // A mail sent next arrives after all waiting ones.
    await client.auth.updateUser({ password: `${PASSWORD} 2` });
    await expect.poll(subjects).toContain('Your password was changed');
    expect(subjects()).toHaveLength(2);
    expect(stack.output.join('\n')).not.toContain(link.token_hash);
    expect(stack.output.join('\n')).not.toContain(EMAIL);
  });

  it('survives a restart of the stack', async () => {
    await server.cut();
    const dataDirectory = await temporaryFolder();
    const options = { dataDirectory, mailServerPort: server.port };
    const first = await startTestStack(options);
    await anonClient(first).auth.signUp({ email: EMAIL, password: PASSWORD });
    await first.stop();
    await server.bringBack();

    const second = await startTestStack(options);
    onTestFinished(second.stop);
    await expect.poll(subjects).toEqual(['Your code or link to confirm your email address']);
    const link = readLink(server.mailbox.list(EMAIL)[0]);
    expect((await anonClient(second).auth.verifyOtp(link)).error).toBeNull();
    expect(await readdir(join(dataDirectory, 'outbox'))).toEqual([]);
  });

  it('is replaced by the mail with the next link, which invalidates its own', async () => {
    const stack = await startTestStack({ mailServerPort: server.port });
    onTestFinished(stack.stop);
    const { email } = await signUpThrough(stack);
    await server.cut();
    const client = anonClient(stack);

    await client.auth.resetPasswordForEmail(email);
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    await client.auth.resetPasswordForEmail(email);
    await mailsTo(stack, email); // returns after all three were tried
    await server.bringBack();

    await expect
      .poll(subjects, { timeout: 20_000 })
      .toEqual(['Choose a password', 'Your code or link to confirm your email address']);
    const link = readLink(server.mailbox.list(email)[0]);
    expect((await client.auth.verifyOtp(link)).error).toBeNull();
  });

  it('waits for both mailboxes during a change of address', async () => {
    const stack = await startTestStack({ mailServerPort: server.port });
    onTestFinished(stack.stop);
    const { client, email } = await signUpThrough(stack);
    await server.cut();

    expect((await client.auth.updateUser({ email: 'new@example.com' })).error).toBeNull();
    await expect.poll(() => stack.output).toContainEqual(expect.stringMatching(WAITS));
    await server.bringBack();

    await expect
      .poll(() => server.mailbox.list('new@example.com'), { timeout: 20_000 })
      .toHaveLength(1);
    await expect.poll(() => server.mailbox.list(email)).toHaveLength(2);
  });
});

describe('the outbox', () => {
  const MAIL = { to: EMAIL, subject: 'A mail', html: '<p>Secret</p>', text: 'Secret' };

  const ANOTHER = { ...MAIL, subject: 'Another' };

  async function open(log: string[], smtpPort = server.port) {
    const folder = join(await temporaryFolder(), 'outbox');
    const outbox = await openOutbox({ directory: folder, smtpPort }, (line) => log.push(line));
    onTestFinished(outbox.stop);

    return { outbox, folder };
  }

  it('drops a mail with an expired link, and logs that without a name', async () => {
    await server.cut();
    const log: string[] = [];
    const { outbox } = await open(log);
    const expiresAt = new Date(Date.now() - 1).toISOString();
    outbox.post(() => Promise.resolve({ mail: MAIL, expiresAt }));
    outbox.post(() => Promise.resolve({ mail: ANOTHER, expiresAt: IN_AN_HOUR }));
    await outbox.settled();
    await server.bringBack();

    await expect.poll(subjects, { timeout: 20_000 }).toEqual(['Another']);
    expect(log).toEqual([
      expect.stringContaining('its link has expired'),
      expect.stringMatching(WAITS),
    ]);
  });

  it('stores waiting mails in files that only their owner can read, and skips damaged ones', async () => {
    await server.cut();
    const { outbox, folder } = await open([]);
    outbox.post(() => Promise.resolve({ mail: MAIL, expiresAt: IN_AN_HOUR }));
    await outbox.settled();

    const [file = ''] = await readdir(folder);
    expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    await mkdir(join(folder, 'damaged.json'));
    expect((await openWaitingMails(folder)).list()).toEqual([
      expect.objectContaining({ mail: MAIL, expiresAt: IN_AN_HOUR }),
    ]);
  });

  it("doesn't delay other mails if the server permanently rejects one", async () => {
    const strict = await startMailServer();
    onTestFinished(strict.stop);
    const log: string[] = [];
    const { outbox, folder } = await open(log, strict.port);

    strict.refusal = `550 <${EMAIL}> is unknown`;
    outbox.post(() => Promise.resolve({ mail: MAIL, expiresAt: IN_AN_HOUR }));
    await outbox.settled();
    strict.refusal = undefined;
    outbox.post(() => Promise.resolve({ mail: ANOTHER, expiresAt: IN_AN_HOUR }));
    await outbox.settled();

    expect(strict.taken.map(({ subject }) => subject)).toEqual(['Another']);
    expect(log).toEqual(['The mail server permanently refused a mail (EENVELOPE).']);
    expect(await readdir(folder)).toEqual([]);
  });
});
