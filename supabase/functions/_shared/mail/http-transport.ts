import { Buffer } from 'node:buffer';
import { z } from 'zod';
import {
  type Delivery,
  type MailAttachment,
  type MailTransport,
  SEND_TIMEOUT_MS,
} from './mail-transport.ts';

/** The provider's answer to an idempotency key that was used with another body: the first mail was accepted. */
const alreadyTakenSchema = z.object({ name: z.literal('invalid_idempotent_request') });

/**
 * Status codes about one mail. Such a mail is still retried, because a misconfigured sender gets these codes for every
 * mail.
 */
const ABOUT_THIS_MAIL = [400, 409, 413, 422];

/**
 * Create a transport for a provider with an HTTP API like Resend's (POST /emails): a bearer key, JSON, and
 * `Idempotency-Key`. The provider answers a second copy of a mail like the first and does not send it.
 */
export function createHttpTransport(options: {
  url: string;
  key: string;
  fetch?: typeof globalThis.fetch;
}): MailTransport {
  const { url, key, fetch = globalThis.fetch } = options;

  return {
    async send({ id, from, replyTo, to, subject, text, html, headers, attachments }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body: JSON.stringify({
            from,
            to: [to],
            reply_to: replyTo,
            subject,
            text,
            html,
            headers,
            ...(attachments && { attachments: attachments.map(toAttached) }),
          }),
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

/** The provider takes files in Base64. */
function toAttached({ fileName, contentType, text }: MailAttachment) {
  return {
    filename: fileName,
    content_type: contentType,
    content: Buffer.from(text).toString('base64'),
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
