import { z } from 'zod';
import { withoutHiddenAnywhere } from '../fields/clean-text.ts';
import type { Result } from '../result.ts';
import { DRAFT_VERSION, type DraftFailure, type QuoteDraft, readDraft } from './draft.ts';
import { withoutSecrets, withoutSecretsOrDisclosures } from './never-stored.ts';
import { quoteIdSchema } from './quote-identity.ts';

/** A draft as the account keeps it: the row of an application that is not submitted yet. */
export type AccountDraftRow = { id: string; revision: number; answers: unknown };

/** A draft without what proves a visitor's ownership: in an account, the account does. */
export type AccountDraft = Omit<QuoteDraft, 'quoteKey' | 'version'>;

/** What stands in `answers` of a draft's row beside the sections of an application. */
const DRAFT_PART = 'draft';

/**
 * The answers column of a draft: everything but its id and revision, nothing that is never stored, and no hidden
 * characters, which the database refuses.
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
 * Read the row of a draft, for the browser that will own it under `quoteKey`. The same failures as a draft of this
 * browser: too old, of another version, or not readable.
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
 * What a browser knows of the draft in the account: the revision its own answers go on from, and when those were saved
 * that it sent last, whose arrival may be unknown.
 */
const accountMarkSchema = z.object({
  quoteId: quoteIdSchema,
  revision: z.int().nonnegative().optional(),
  sent: z.iso.datetime().optional(),
});

export type AccountMark = z.output<typeof accountMarkSchema>;

/** Read the mark of one quote as `JSON.stringify` wrote it. Anything else is a mark that knows nothing yet. */
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

/** Whether what stands in the account is known to this browser: it came from here or was taken over here. */
export function isKnownInAccount(
  { revision, savedAt }: Pick<QuoteDraft, 'revision' | 'savedAt'>,
  marks: readonly AccountMark[],
): boolean {
  return marks.some((mark) => mark.revision === revision || mark.sent === savedAt);
}
