/**
 * The calls of `send-inquiry` and `inquiry-status`. The visitor's browser makes the key, as for a quote. Everyone with
 * the key sees the status of the inquiry. The server stores only its SHA-256.
 */
import { z } from 'zod';
import { quoteKeySchema } from '../quote/quote-identity.ts';
import { ASKERS } from './inquiry-words.ts';
import { INQUIRY_FIELDS, readInquiry } from './read-inquiry.ts';

const typedSchema = z.string().max(2_000);

/**
 * The body of `send-inquiry`: the fields as typed. A repeated call with the same key is the same inquiry. Unknown
 * fields are refused, so that nothing else is stored.
 */
export const inquiryCallSchema = z
  .strictObject({
    key: quoteKeySchema,
    asker: z.enum(ASKERS),
    bond: typedSchema,
    state: typedSchema,
    amount: typedSchema,
    worry: typedSchema,
    details: typedSchema,
    email: typedSchema,
  })
  .transform(({ key, asker, ...typed }, context) => {
    const inquiry = readInquiry(typed);
    if (inquiry.ok) return { key, asker, ...inquiry.value };

    for (const field of INQUIRY_FIELDS) {
      const message = inquiry.problems[field];
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
    }

    return z.NEVER;
  });

export type InquiryCall = z.output<typeof inquiryCallSchema>;

/** The body of `inquiry-status`. */
export const inquiryStatusCallSchema = z.strictObject({ key: quoteKeySchema });

export type InquiryStatusCall = z.output<typeof inquiryStatusCallSchema>;
