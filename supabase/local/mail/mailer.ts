import { AsyncLocalStorage } from 'node:async_hooks';
import { SmtpEmailDriver, type EmailDriver } from '@supabase/lite';
import { HOST } from '../http/listen.ts';

const SENDER = { name: 'Marshline Surety', address: 'no-reply@marshlinesurety.example' };

const wantedRedirect = new AsyncLocalStorage<string | undefined>();

/**
 * Remember, while Auth answers a request, where its client wants the link of a mail to end
 * (`emailRedirectTo` of supabase-js): the embedded Auth forgets it.
 */
export function withWantedRedirect<T>(request: Request, work: () => Promise<T>): Promise<T> {
  return wantedRedirect.run(
    new URL(request.url).searchParams.get('redirect_to') ?? undefined,
    work,
  );
}

/**
 * Sends the mails of Auth by SMTP. Their links come as `{site}/auth/v1/verify?...&redirect_to={site}`. On the
 * platform they lead to the API, which sends the visitor on to where the client asked if that is on the list
 * of allowed addresses (else to the site), so that is what they say here.
 */
export function createMailer(options: {
  smtpPort: number;
  siteUrl: string;
  apiUrl: string;
}): EmailDriver {
  const { smtpPort, siteUrl, apiUrl } = options;
  const smtp = new SmtpEmailDriver({ host: HOST, port: smtpPort, from: SENDER });

  const correct = (text: string) => {
    const target = wantedRedirect.getStore() ?? siteUrl;

    return text
      .replaceAll(`${siteUrl}/auth/v1/`, `${apiUrl}/auth/v1/`)
      .replaceAll(
        `redirect_to=${encodeURIComponent(siteUrl)}`,
        `redirect_to=${encodeURIComponent(target)}`,
      );
  };

  return {
    send: ({ text, html, ...mail }) =>
      smtp.send({
        ...mail,
        ...(text ? { text: correct(text) } : {}),
        ...(html ? { html: correct(html) } : {}),
      }),
  };
}
