import { z } from 'zod';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { MILLISECONDS_PER_DAY } from '../dates.ts';
import { keptTermsSchema } from '../renewals/kept-terms.ts';
import { fail, ok, type Result } from '../result.ts';
import { STATE_CODES } from '../us-states.ts';
import { DRAFT_MAX_AGE_DAYS } from './draft-limits.ts';
import { QUOTE_STEPS, SECTION_KEYS } from './journey.ts';
import { withoutSecrets, withoutSecretsOrDisclosures } from './never-stored.ts';
import { paymentReceiptSchema } from './payment-authorization.ts';
import { quoteIdSchema, quoteKeySchema } from './quote-identity.ts';

/** Increase it when older drafts can no longer be parsed. */
export const DRAFT_VERSION = 1;

export { DRAFT_MAX_AGE_DAYS };

/**
 * A quote as this browser stores it between visits. The answers are as in the forms, valid or not,
 * without secrets.
 */
export const draftSchema = z.object({
  version: z.literal(DRAFT_VERSION),
  quoteId: quoteIdSchema,
  quoteKey: quoteKeySchema,
  /** Counts saves, so that two tabs notice each other's changes. */
  revision: z.int().nonnegative(),
  step: z.enum(QUOTE_STEPS),
  selection: z.object({
    bondType: z.enum(BOND_SLUGS).optional(),
    stateCode: z.enum(STATE_CODES).optional(),
    /** The desk of a contractor started the quote for an approved bid. It needs no documents. */
    isOfBid: z.boolean().optional(),
    /** The project on a contractor's desk that the quote was started from. */
    project: z.object({ contractorId: z.string(), projectId: z.string() }).optional(),
  }),
  sections: z.partialRecord(z.enum(SECTION_KEYS), z.unknown()),
  billing: z.unknown().optional(),
  payment: paymentReceiptSchema.optional(),
  /** The facts of the old bond that a renewal has to keep. */
  renews: keptTermsSchema.optional(),
  savedAt: z.iso.datetime(),
});

export type QuoteDraft = z.output<typeof draftSchema>;

/** Reason that there is no draft to continue. */
export type DraftFailure = 'none' | 'outdated' | 'expired' | 'unreadable';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parse the text that `writeDraft` wrote. Never throws, whatever the storage contains. */
export function readDraft(
  text: string | null | undefined,
  now: Date,
): Result<QuoteDraft, DraftFailure> {
  if (!text) return fail('none');

  const stored = parseJson(text);
  const versioned = z.object({ version: z.int() }).safeParse(stored);
  if (!versioned.success) return fail('unreadable');
  if (versioned.data.version !== DRAFT_VERSION) return fail('outdated');

  const draft = draftSchema.safeParse(stored);
  if (!draft.success) return fail('unreadable');

  const age = now.getTime() - Date.parse(draft.data.savedAt);
  return age > DRAFT_MAX_AGE_DAYS * MILLISECONDS_PER_DAY ? fail('expired') : ok(draft.data);
}

/**
 * Serialize a draft for this browser's storage, without the answers that are never stored and
 * without other answers that contain one of them.
 */
export function writeDraft(draft: QuoteDraft): string {
  const { quoteKey, ...rest } = draft;
  const sections = withoutSecretsOrDisclosures(draft.sections);

  return JSON.stringify({ ...withoutSecrets(rest), sections, quoteKey });
}
