import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpTransport } from '../../../../supabase/functions/_shared/mail/smtp-transport.ts';
import { listen } from '../../../../supabase/local/http/listen.ts';

const MAIL = {
  id: '11111111-1111-4111-8111-111111111111',
  from: 'Marshline Surety <no-reply@marshlinesurety.example>',
  replyTo: 'help@marshlinesurety.example',
  to: 'marisol@okafor.example',
  subject: 'Your bond is issued',
  text: 'Text',
  html: '<p>Text</p>',
  headers: {},
};

let server: SMTPServer;
let port: number;
/** User names, passwords and recipients that the server received. */
let told: string[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    // As if an attacker in between had removed the TLS offer from the answer.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth({ username = '', password = '' }, _session, done) {
      told.push(`${username} ${password}`);
      done(null, { user: username });
    },
    onRcptTo({ address }, _session, done) {
      told.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  server.on('error', () => undefined);
  port = await listen(server.server, 0, { what: 'a mail server', variable: 'PORT' });
});

beforeEach(() => {
  told = [];
});

afterAll(() => new Promise<void>((fulfil) => server.close(() => fulfil())));

describe('a mail server without TLS', () => {
  it('accepts mails on this machine if there is no password', async () => {
    const smtp = createSmtpTransport(`smtp://127.0.0.1:${port}`);

    expect(await smtp.send(MAIL)).toBe('sent');
    expect(told).toEqual([MAIL.to]);
  });

  it('gets no mail if it is on another machine', async () => {
    // To the transport, this is a remote host name. It resolves to this machine.
    const smtp = createSmtpTransport(`smtp://127.1:${port}`);

    expect(await smtp.send(MAIL)).toBe('unavailable');
    expect(told).toEqual([]);
  });

  it('never gets a password', async () => {
    const smtp = createSmtpTransport(`smtp://user:secret@127.0.0.1:${port}`);

    expect(await smtp.send(MAIL)).toBe('unavailable');
    expect(told).toEqual([]);
  });
});

describe('an undeliverable mail', () => {
  it.each([
    ['to no address', { to: '' }],
    ['to an address with a line end', { to: 'marisol@okafor.example\r\nDATA' }],
  ])("%s is refused, and the error hides the server's details", async (_, change) => {
    const smtp = createSmtpTransport(`smtp://127.0.0.1:${port}`);

    expect(await smtp.send({ ...MAIL, ...change })).toBe('refused');
    expect(await smtp.send(MAIL)).toBe('sent');
  });
});
