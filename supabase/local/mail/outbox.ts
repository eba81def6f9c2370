import { SmtpEmailDriver, type EmailMessage } from '@supabase/lite';
import { HOST } from '../http/listen.ts';

/** Who the mails of the local stack are from. */
export const SENDER = { name: 'Marshline Surety', address: 'no-reply@marshlinesurety.example' };

/** Sends mail while whoever asked for it goes on. */
export type Outbox = {
  /** Send a mail once it is written. A failure goes to the log. */
  post: (write: () => Promise<EmailMessage>) => void;
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<void>;
};

/**
 * Mail by SMTP, in the background: an answer that came later for a known address than for an unknown one would
 * tell which it is.
 */
export function createOutbox(smtpPort: number, log: (line: string) => void): Outbox {
  const smtp = new SmtpEmailDriver({ host: HOST, port: smtpPort, from: SENDER });
  const onTheirWay = new Set<Promise<void>>();

  return {
    post(write) {
      const sending = write()
        .then((mail) => smtp.send(mail))
        .catch((error: unknown) => log(`A mail was not sent: ${String(error)}`))
        .finally(() => onTheirWay.delete(sending));
      onTheirWay.add(sending);
    },

    async settled() {
      await Promise.all(onTheirWay);
    },
  };
}
