import { createDependencies } from '../../supabase/functions/_shared/dependencies.ts';
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts';
import type { LogEntry } from '../../supabase/functions/_shared/log.ts';
import type { MailTransport } from '../../supabase/functions/_shared/mail/mail-transport.ts';
import { createSmtpTransport } from '../../supabase/functions/_shared/mail/smtp-transport.ts';
import { createUnsubscribeTokens } from '../../supabase/functions/_shared/mail/unsubscribe-token.ts';
import { createHandler } from '../../supabase/functions/send-notifications/handler.ts';
import { makeBondKey } from '../../supabase/local/bond-key.ts';
import { functionEnvironment } from '../../supabase/local/functions/function-environment.ts';
import { SECRET_KEY } from './keys.ts';
import type { FunctionsStack } from './functions-stack.ts';

/** The function `send-notifications` in this process, on a stack, with its own mail server. */
export type Sender = {
  /** Send the due mails, and return the function's answer. */
  send: () => Promise<unknown>;
  /** How many deliveries the last call attempted. */
  attempts: () => number;
  /** The function's log lines. */
  entries: LogEntry[];
};

/** Create a sender. `port` returns the mail server's port for each mail. */
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
