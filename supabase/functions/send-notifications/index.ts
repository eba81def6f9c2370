import process from 'node:process';
import { createDependencies } from '../_shared/dependencies.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { createHttpTransport } from '../_shared/mail/http-transport.ts';
import { type MailSettings, readMailSettings } from '../_shared/mail/mail-settings.ts';
import type { MailTransport } from '../_shared/mail/mail-transport.ts';
import { createUnsubscribeTokens } from '../_shared/mail/unsubscribe-token.ts';
import { createHandler } from './handler.ts';

const dependencies = await createDependencies(readEnvironment(process.env));
const settings = readMailSettings(process.env);

export default {
  fetch: createHandler(dependencies, {
    ...settings,
    transport: await createTransport(settings),
    unsubscribeTokens: createUnsubscribeTokens(process.env.UNSUBSCRIBE_KEY),
  }),
};

/** Load the SMTP client only if SMTP is configured. */
async function createTransport({ via }: MailSettings): Promise<MailTransport> {
  if ('apiUrl' in via) return createHttpTransport({ url: via.apiUrl, key: via.apiKey });

  const { createSmtpTransport } = await import('../_shared/mail/smtp-transport.ts');
  return createSmtpTransport(via.smtpUrl);
}
