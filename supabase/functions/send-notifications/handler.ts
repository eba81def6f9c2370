import { z } from 'zod';
import {
  MAX_ATTEMPTS,
  retryAfterSeconds,
  UNTRIED_WAIT_SECONDS,
} from '../../../src/domain/notifications/delivery.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { openMailSecret } from '../_shared/mail/mail-secret.ts';
import type { Delivery, MailTransport } from '../_shared/mail/mail-transport.ts';
import type { UnsubscribeTokens } from '../_shared/mail/unsubscribe-token.ts';
import { type ClaimedMail, claimMails, type Ending, settleMail } from './outbox.ts';
import { toOutgoingMail } from './outgoing-mail.ts';

const NAME = 'send-notifications';

/**
 * Number of mails claimed at once. Even with the time limit of each mail, all of them are sent well within the lease.
 */
const BATCH = 10;

/** Maximum number of batches per call. The next call sends the rest. */
const MAX_BATCHES = 10;

/** How long a claimed mail belongs to its sender. */
const LEASE_SECONDS = 300;

/** The sender's settings and the transport. */
export type Mailing = {
  from: string;
  replyTo: string | undefined;
  transport: MailTransport;
  unsubscribeTokens: UnsubscribeTokens;
};

/** The results of a call: mails sent, mails to retry and mails given up. */
type Tally = { sent: number; retried: number; failed: number };

/**
 * Send the mails that are due. Requires the secret key; a schedule calls it. Parallel calls share the mails. If a call
 * dies, the next one takes over its mails after their lease.
 */
export function createHandler(
  dependencies: Dependencies,
  mailing: Mailing,
): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // A schedule calls it once a minute; the local stack calls it more often.
      limit: { allowed: 600, windowSeconds: 600 },
      schema: z.object({}),
      keys: dependencies.secretKeys,
      handle: () => sendNotifications(dependencies, mailing),
    },
    dependencies,
  );
}

async function sendNotifications(
  dependencies: Dependencies,
  mailing: Mailing,
): Promise<Outcome<Tally>> {
  const tally: Tally = { sent: 0, retried: 0, failed: 0 };

  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const mails = await claimMails(dependencies.database, {
      maxRows: BATCH,
      leaseSeconds: LEASE_SECONDS,
      maxAttempts: MAX_ATTEMPTS,
    });
    const isAvailable = await sendBatch(dependencies, mailing, mails, tally);
    if (!isAvailable || mails.length < BATCH) break;
  }

  return { ok: true, value: tally };
}

/** The result of one mail: a delivery, or the reason why there was none. */
type Attempt = Delivery | 'unwritable' | 'untried';

/**
 * Send a batch. Returns false if the mail server is unavailable; the rest of the batch is then put off without a try.
 */
async function sendBatch(
  { database, allowedOrigins, keyring, log }: Dependencies,
  mailing: Mailing,
  mails: readonly ClaimedMail[],
  tally: Tally,
): Promise<boolean> {
  let isAvailable = true;

  for (const mail of mails) {
    const opened = { ...mail, data: await openMailSecret(keyring, mail.data) };
    const outgoing = await toOutgoingMail(opened, mailing, allowedOrigins[0] ?? '');
    const attempt = await (async (): Promise<Attempt> => {
      if (outgoing === undefined) return 'unwritable';
      return isAvailable ? mailing.transport.send(outgoing) : 'untried';
    })();
    if (attempt === 'unavailable') {
      log({ function: NAME, failure: 'mail-unavailable' });
      isAvailable = false;
    }

    const ending = endingOf(attempt, mail.attempts);
    if (ending.result === 'failed') log({ function: NAME, failure: 'mail-failed', code: attempt });
    await settleMail(database, mail, ending);
    tally[TALLIED[ending.result]] += 1;
  }

  return isAvailable;
}

const TALLIED: Record<Ending['result'], keyof Tally> = {
  sent: 'sent',
  retry: 'retried',
  untried: 'retried',
  failed: 'failed',
};

function endingOf(attempt: Attempt, attempts: number): Ending {
  if (attempt === 'sent') return { result: 'sent' };
  if (attempt === 'untried') {
    return { result: 'untried', error: 'unavailable', retrySeconds: UNTRIED_WAIT_SECONDS };
  }

  const isHopeless = attempt === 'refused' || attempt === 'unwritable';
  const retrySeconds = isHopeless ? undefined : retryAfterSeconds(attempts);

  return retrySeconds === undefined
    ? { result: 'failed', error: attempt }
    : { result: 'retry', error: attempt, retrySeconds };
}
