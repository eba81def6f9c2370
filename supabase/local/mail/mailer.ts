import { SmtpEmailDriver, type EmailDriver } from '@supabase/lite';
import { HOST } from '../http/listen.ts';

const SENDER = { name: 'Marshline Surety', address: 'no-reply@marshlinesurety.example' };

/**
 * Sends the mails of Auth by SMTP. Their links come as `{site}/auth/v1/verify`; on the platform they lead to the
 * API, which sends the visitor on to the site, so that is where they lead here.
 */
export function createMailer(options: {
  smtpPort: number;
  siteUrl: string;
  apiUrl: string;
}): EmailDriver {
  const smtp = new SmtpEmailDriver({ host: HOST, port: options.smtpPort, from: SENDER });
  const toApi = (text: string) =>
    text.replaceAll(`${options.siteUrl}/auth/v1/`, `${options.apiUrl}/auth/v1/`);

  return {
    send: ({ text, html, ...mail }) =>
      smtp.send({
        ...mail,
        ...(text ? { text: toApi(text) } : {}),
        ...(html ? { html: toApi(html) } : {}),
      }),
  };
}
