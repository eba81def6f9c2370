import { createTransport } from 'nodemailer';
import { type Delivery, type MailTransport, SEND_TIMEOUT_MS } from './mail-transport.ts';
import { smtpPort } from './smtp-port.ts';
import { isThisMachine } from './this-machine.ts';

/** SMTP codes that refuse the sender, not the mail. */
const SENDER_NOT_WELCOME = [421, 454, 530, 534, 535, 538];

const PERMANENT = 500;

/** Nodemailer's error codes for an address or a message. All other errors concern the server or the connection. */
const ABOUT_THIS_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * Create a transport for an SMTP server, for example `smtps://user:password@host`. A server on another machine must
 * offer TLS.
 */
export function createSmtpTransport(url: string): MailTransport {
  const { hostname, protocol, username, password } = new URL(url);
  const smtp = createTransport({
    host: hostname,
    port: smtpPort(url),
    secure: protocol === 'smtps:',
    name: 'localhost',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // An attacker on the network could remove the server's offer of TLS, so send nothing without TLS.
    requireTLS: username !== '' || !isThisMachine(url),
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ id, from, replyTo, to, subject, text, html, headers, attachments = [] }) {
      try {
        await smtp.sendMail({
          from,
          to: { name: '', address: to },
          replyTo,
          subject,
          text,
          html,
          headers: { ...headers },
          attachments: attachments.map(({ fileName, contentType, text: content }) => ({
            filename: fileName,
            contentType,
            content,
          })),
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
  // If the server gave no answer, the client itself has found the mail undeliverable.
  const { code = '', responseCode = PERMANENT } = error as { code?: string; responseCode?: number };
  if (!ABOUT_THIS_MAIL.includes(code) || SENDER_NOT_WELCOME.includes(responseCode)) {
    return 'unavailable';
  }

  return responseCode >= PERMANENT ? 'refused' : 'deferred';
}
