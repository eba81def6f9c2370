import { z } from 'zod';
import { type Delivery, type MailTransport, SEND_TIMEOUT_MS } from './mail-transport.ts';

/** The answer to a key that was used before, with another body: the first one was taken. */
const alreadyTakenSchema = z.object({ name: z.literal('invalid_idempotent_request') });

/** Answers about this one mail. It is tried again: a sender that is set up wrongly gets them for every mail. */
const ABOUT_THIS_MAIL = [400, 409, 413, 422];

/**
 * A provider that takes mails over HTTP, in the shape of Resend's API (POST /emails), which others share: a bearer key,
 * JSON, and `Idempotency-Key`, under which a second copy of a mail is answered like the first and not sent.
 */
export function createHttpTransport(options: {
  url: string;
  key: string;
  fetch?: typeof globalThis.fetch;
}): MailTransport {
  const { url, key, fetch = globalThis.fetch } = options;

  return {
    async send({ id, from, replyTo, to, subject, text, html, headers }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body: JSON.stringify({ from, to: [to], reply_to: replyTo, subject, text, html, headers }),
          redirect: 'error',
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        });

        return await readDelivery(response);
      } catch {
        return 'unavailable';
      }
    },
  };
}

async function readDelivery(response: Response): Promise<Delivery> {
  if (response.ok) {
    await response.body?.cancel();
    return 'sent';
  }

  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === 409 && alreadyTakenSchema.safeParse(answer).success) return 'sent';

  return ABOUT_THIS_MAIL.includes(response.status) ? 'deferred' : 'unavailable';
}
