import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '../http/listen.ts';
import type { Mailbox } from './mailbox.ts';

/** A listening SMTP server, and the function that stops it. */
export type MailCatcher = { port: number; close: () => Promise<void> };

/** The largest accepted mail, attachments included. */
const MAX_BYTES = 25 * 1024 * 1024;

/** Accept every mail for any address and store it in the mailbox. No mail is sent on. */
export async function catchMail(port: number, mailbox: Mailbox): Promise<MailCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'], // no certificate, because mail never leaves this machine
    disableReverseLookup: true,
    size: MAX_BYTES,
    logger: false,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => mailbox.add(raw, { from, to }))
        .then(() => done())
        .catch((error: Error) => done(error));
    },
  });
  // A client that disconnects midway is not an error of the stack. Without a listener it would end the process.
  server.on('error', () => undefined);

  return {
    port: await listen(server.server, port, {
      what: 'the mail server',
      variable: 'MARSHLINE_SMTP_PORT',
    }),
    close: () => new Promise((fulfil) => server.close(() => fulfil())),
  };
}
