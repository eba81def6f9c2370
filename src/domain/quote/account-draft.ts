import { z } from 'zod';
import { withoutHiddenAnywhere } from '../fields/clean-text.ts';
import type { Result } from '../result.ts';
import { DRAFT_VERSION, type DraftFailure, type QuoteDraft, readDraft } from './draft.ts';
import { withoutSecrets, withoutSecretsOrDisclosures } from './never-stored.ts';
import { quoteIdSchema } from './quote-identity.ts';

/** A draft as the account stores it: the row of an application that is not submitted yet. */
export type AccountDraftRow = { id: string; revision: number; answers: unknown };

/** A draft without the key that proves a visitor's ownership. An account proves it instead. */
export type AccountDraft = Omit<QuoteDraft, 'quoteKey' | 'version'>;

/**
 * The key in the `answers` column for the parts of a draft that are not sections of an application.
 */
const DRAFT_PART = 'draft';

/**
 * The `answers` column of a draft: everything except its id and revision, without answers that are
 * never stored, and without invisible characters, which the database refuses.
 */
export function toAccountAnswers(draft: AccountDraft): Record<string, unknown> {
  const { sections, step, selection, billing, payment, renews, savedAt } = draft;
  const rest = { version: DRAFT_VERSION, step, selection, billing, payment, renews, savedAt };

  return {
    [DRAFT_PART]: withoutHiddenAnywhere({
      ...withoutSecrets(rest),
      sections: withoutSecretsOrDisclosures(sections),
    }),
  };
}

/**
 * Parse the row of a draft for the browser that will own it with `quoteKey`. It fails for the same
 * reasons as a draft of this browser: too old, another version, or unreadable.
 */
export function readAccountDraft(
  { id, revision, answers }: AccountDraftRow,
  quoteKey: string,
  now: Date,
): Result<QuoteDraft, DraftFailure> {
  const kept = z.object({ [DRAFT_PART]: z.record(z.string(), z.unknown()) }).safeParse(answers);
  const draft = kept.success ? kept.data[DRAFT_PART] : {};

  return readDraft(JSON.stringify({ ...draft, quoteId: id, quoteKey, revision }), now);
}

/**
 * A browser's record of the draft in the account: the revision that its answers are based on, and
 * the save time of the answers it sent last, whose arrival may be unknown.
 */
const accountMarkSchema = z.object({
  quoteId: quoteIdSchema,
  revision: z.int().nonnegative().optional(),
  sent: z.iso.datetime().optional(),
});

export type AccountMark = z.output<typeof accountMarkSchema>;

/**
 * Parse the record of one quote. Any invalid text, and the record of another quote, becomes an
 * empty record.
 */
export function readAccountMark(text: string | undefined, quoteId: string): AccountMark {
  const mark = z
    .string()
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue('not JSON');

        return z.NEVER;
      }
    })
    .pipe(accountMarkSchema)
    .safeParse(text);

  return mark.success && mark.data.quoteId === quoteId ? mark.data : { quoteId };
}

/** Whether this browser knows the account's draft, because it sent or loaded it. */
export function isKnownInAccount(
  { revision, savedAt }: Pick<QuoteDraft, 'revision' | 'savedAt'>,
  marks: readonly AccountMark[],
): boolean {
  return marks.some((mark) => mark.revision === revision || mark.sent === savedAt);
}
