import { createDependencies } from '../../supabase/functions/_shared/dependencies.ts';
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts';
import type { LogEntry } from '../../supabase/functions/_shared/log.ts';
import type { MailTransport } from '../../supabase/functions/_shared/mail/mail-transport.ts';
import { createSmtpTransport } from '../../supabase/functions/_shared/mail/smtp-transport.ts';
import { createUnsubscribeTokens } from '../../supabase/functions/_shared/mail/unsubscribe-token.ts';
import { createHandler } from '../../supabase/functions/send-notifications/handler.ts';
import { makeBondKey } from '../../supabase/local/bond-key.ts';
import { functionEnvironment } from '../../supabase/local/functions/function-environment.ts';
import { SECRET_KEY } from '../../supabase/local/keys.ts';
import type { FunctionsStack } from './functions-stack.ts';

/** The function `send-notifications` in this process, on a stack, with a mail server of one's own. */
export type Sender = {
  /** Send what is due, and say what the function answered. */
  send: () => Promise<unknown>;
  /** How often a mail was handed over, or tried to, in the last call. */
  attempts: () => number;
  /** What it logged. */
  entries: LogEntry[];
};

/** Make a sender. `port` says where the mail server is, at every mail. */
export async function createSender(
  { apiUrl, sealingKey }: FunctionsStack,
  port: () => number,
): Promise<Sender> {
  const entries: LogEntry[] = [];
  let attempts = 0;
  const transport: MailTransport = {
    send(mail) {
      attempts += 1;
      return createSmtpTransport(`smtp://127.0.0.1:${port()}`).send(mail);
    },
  };
  const environment = functionEnvironment({
    apiUrl,
    siteUrl: 'http://localhost:4321',
    secrets: { jwtSecret: '', sealingKey, callerHashKey: sealingKey },
    smtpPort: port(),
    bondKey: makeBondKey('test', new Date()),
  });
  const dependencies = await createDependencies(readEnvironment(environment));
  const handle = createHandler(
    { ...dependencies, log: (entry) => entries.push(entry) },
    {
      from: 'Marshline Surety <no-reply@marshlinesurety.example>',
      replyTo: undefined,
      transport,
      unsubscribeTokens: createUnsubscribeTokens(sealingKey),
    },
  );

  return {
    entries,
    attempts: () => attempts,
    async send() {
      attempts = 0;
      const response = await handle(
        new Request('http://functions.local/', {
          method: 'POST',
          headers: { apikey: SECRET_KEY, 'content-type': 'application/json' },
          body: '{}',
        }),
      );

      return response.json();
    },
  };
}
