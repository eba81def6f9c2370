import { createTransport } from 'nodemailer';
import { type Delivery, type MailTransport, SEND_TIMEOUT_MS } from './mail-transport.ts';

/** A server says with a code of its own that the sender, not the mail, is not welcome. */
const SENDER_NOT_WELCOME = [421, 454, 530, 534, 535, 538];

const PERMANENT = 500;

/** What the client calls errors of an address or a message. All others are about the server or the way to it. */
const ABOUT_THIS_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** A mail server, by an address such as `smtp://user:password@host:587`. */
export function createSmtpTransport(url: string): MailTransport {
  const { hostname, port, protocol, username, password } = new URL(url);
  const smtp = createTransport({
    host: hostname,
    port: Number(port) || 587,
    secure: protocol === 'smtps:',
    name: 'localhost',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      // Whoever sits between us and the server may say that it has no TLS: the password is not told in clear.
      requireTLS: true,
    }),
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
