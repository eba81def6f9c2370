import { createTransport } from 'nodemailer';
import { type Delivery, type MailTransport, SEND_TIMEOUT_MS } from './mail-transport.ts';
import { isThisMachine } from './this-machine.ts';

/** A server says with a code of its own that the sender, not the mail, is not welcome. */
const SENDER_NOT_WELCOME = [421, 454, 530, 534, 535, 538];

const PERMANENT = 500;

/** What the client calls errors of an address or a message. All others are about the server or the way to it. */
const ABOUT_THIS_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** A mail server, by an address such as `smtp://user:password@host:587`. A server on another machine must offer TLS. */
export function createSmtpTransport(url: string): MailTransport {
  const { hostname, port, protocol, username, password } = new URL(url);
  const smtp = createTransport({
    host: hostname,
    port: Number(port) || 587,
    secure: protocol === 'smtps:',
    name: 'localhost',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // Somebody on the way to the server can remove the server's offer of TLS. Without TLS we send nothing.
    requireTLS: username !== '' || !isThisMachine(url),
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ id, from, replyTo, to, subject, text, html, headers }) {
      try {
        await smtp.sendMail({
          from,
          to: { name: '', address: to },
          replyTo,
          subject,
          text,
          html,
          headers: { ...headers },
          messageId: `<${id}@${domainOf(from)}>`,
        });

        return 'sent';
      } catch (error) {
        return readRefusal(error);
      }
    },
  };
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

function readRefusal(error: unknown): Delivery {
  // Without an answer of the server the client found itself that nobody can take this mail.
  const { code = '', responseCode = PERMANENT } = error as { code?: string; responseCode?: number };
  if (!ABOUT_THIS_MAIL.includes(code) || SENDER_NOT_WELCOME.includes(responseCode)) {
    return 'unavailable';
  }

  return responseCode >= PERMANENT ? 'refused' : 'deferred';
}
