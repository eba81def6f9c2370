import { SmtpEmailDriver, type EmailMessage } from '@supabase/lite';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Handler } from '../../../supabase/local/http/serve';
import { openMailbox, type Mailbox, type Message } from '../../../supabase/local/mail/mailbox';
import { createMailboxPage } from '../../../supabase/local/mail/mailbox-page';
import { openOutbox } from '../../../supabase/local/mail/outbox';
import { catchMail } from '../../../supabase/local/mail/smtp';
import { temporaryFolder } from './temporary-folder';

const MAIL = {
  to: 'Kim@example.com',
  subject: 'Bond <b>approved</b>',
  text: 'Open https://www.example.com/a?b=1&c=2 now\n<script>alert(1)</script>',
  html: '<p>Approved</p><script>alert(1)</script>',
};

let folder: string;
let mailbox: Mailbox;
let smtpPort: number;

beforeEach(async () => {
  folder = await temporaryFolder();
  mailbox = await openMailbox(folder);
  const smtp = await catchMail(0, mailbox);
  onTestFinished(smtp.close);
  smtpPort = smtp.port;
});

const send = (mail: Partial<EmailMessage> = {}) =>
  new SmtpEmailDriver({ host: '127.0.0.1', port: smtpPort, from: 'us@example.com' }).send({
    ...MAIL,
    ...mail,
  });

describe('the mail server', () => {
  it('accepts a mail for any address and sends it nowhere', async () => {
    await send();

    expect(mailbox.list()).toEqual([
      expect.objectContaining({
        from: 'us@example.com',
        to: ['Kim@example.com'],
        subject: MAIL.subject,
        text: expect.stringContaining('Open https://www.example.com/a?b=1&c=2 now'),
        html: expect.stringContaining('<p>Approved</p>'),
      }),
    ]);
  });

  it('accepts a mail from a client that signs in', async () => {
    const login = { user: 'someone', pass: 'anything', requireTls: false };
    await new SmtpEmailDriver({
      host: '127.0.0.1',
      port: smtpPort,
      from: 'us@example.com',
      ...login,
    }).send(MAIL);

    expect(mailbox.list()).toHaveLength(1);
  });
});

describe('the mails of Auth', () => {
  it('arrive in the order of their requests, and only the newest link works', async () => {
    const outbox = await openOutbox({ directory: `${folder}/outbox`, smtpPort }, () => undefined);
    onTestFinished(outbox.stop);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const arrivedBefore: string[][] = [];
    const write = (subject: string) => () => {
      arrivedBefore.push(mailbox.list().map((mail) => mail.subject));
      return Promise.resolve({ mail: { ...MAIL, subject }, expiresAt });
    };
    outbox.post(write('First'));
    outbox.post(() => Promise.reject(new Error('Not written')));
    outbox.post(write('Last'));
    await outbox.settled();

    expect(arrivedBefore).toEqual([[], ['First']]);
    expect(mailbox.list().map(({ subject }) => subject)).toEqual(['Last', 'First']);
  });
});

describe('the mailbox', () => {
  it('lists the newest first, and finds mails for an address in upper or lower case', async () => {
    await send({ subject: 'first' });
    await send({ subject: 'other', to: 'lee@example.com' });
    await send({ subject: 'second' });

    const subjects = (to?: string) => mailbox.list(to).map(({ subject }) => subject);
    expect(subjects()).toEqual(['second', 'other', 'first']);
    expect(subjects('kim@EXAMPLE.com')).toEqual(['second', 'first']);
    expect(subjects('im@example.com')).toEqual([]);
  });

  it('keeps its mails between starts until it is emptied', async () => {
    await send();
    expect((await openMailbox(folder)).list()).toEqual(mailbox.list());

    await mailbox.empty();
    expect((await openMailbox(folder)).list()).toEqual([]);
  });
});

describe('the page of the mailbox', () => {
  let page: Handler;
  const ask = (path: string, init: { method?: string; host?: string } = {}) =>
    page(
      new Request(`http://127.0.0.1${path}`, {
        method: init.method ?? 'GET',
        headers: { host: init.host ?? 'localhost:54324' },
      }),
      { peerAddress: '127.0.0.1' },
    );

  beforeEach(() => {
    page = createMailboxPage(mailbox);
  });

  it('says if there is no mail', async () => {
    expect(await (await ask('/')).text()).toContain('No mail yet.');
  });

  it('lists mails with links, and escapes their text', async () => {
    await send();
    const markup = await (await ask('/')).text();

    expect(markup).toContain(`href="/messages/${mailbox.list()[0]?.id}"`);
    expect(markup).not.toContain('<b>approved');
  });

  it("shows a mail's text with links, and its HTML in a frame without scripts", async () => {
    await send();
    const path = `/messages/${mailbox.list()[0]?.id}`;

    const markup = await (await ask(path)).text();
    expect(markup).toContain('<a href="https://www.example.com/a?b=1&#38;c=2">');
    expect(markup).not.toContain('<script>');
    expect(markup).toMatch(new RegExp(`<iframe[^>]*src="${path}/html"[^>]*sandbox="allow-popups`));

    const frame = await ask(`${path}/html`);
    expect(await frame.text()).toContain('<p>Approved</p>');
    const policy = frame.headers.get('content-security-policy');
    expect(policy).toMatch(/^sandbox allow-popups/);
    expect(policy).not.toContain('allow-scripts');
    expect(policy).toContain("default-src 'none'");
  });

  it('returns mails as JSON and empties the mailbox', async () => {
    await send();
    await send({ to: 'lee@example.com' });

    const found = (await (await ask('/api/messages?to=lee@example.com')).json()) as Message[];
    expect(found.map(({ to }) => to)).toEqual([['lee@example.com']]);
    expect(await (await ask(`/api/messages/${found[0]?.id}`)).json()).toEqual(found[0]);

    expect((await ask('/api/messages', { method: 'DELETE' })).status).toBe(204);
    expect(await (await ask('/api/messages')).json()).toEqual([]);
  });

  it.each([
    ['an unknown mail', '/messages/none', {}],
    ['an unknown page', '/other', {}],
    ['another name for this machine', '/api/messages', { host: 'evil.example' }],
    ['a post', '/', { method: 'POST' }],
  ])('returns 404 for %s', async (_, path, init) => {
    expect((await ask(path, init)).status).toBe(404);
  });
});
