import { z } from 'zod';
import type { Result } from '../result.ts';
import { DRAFT_VERSION, type DraftFailure, type QuoteDraft, readDraft } from './draft.ts';
import { withoutSecrets, withoutSecretsOrDisclosures } from './never-stored.ts';

/** A draft as the account keeps it: the row of an application that is not submitted yet. */
export type AccountDraftRow = { id: string; revision: number; answers: unknown };

/** A draft without what proves a visitor's ownership: in an account, the account does. */
export type AccountDraft = Omit<QuoteDraft, 'quoteKey' | 'version'>;

/** What stands in `answers` of a draft's row beside the sections of an application. */
const DRAFT_PART = 'draft';

/** The answers column of a draft: everything but its id and revision, and nothing that is never stored. */
export function toAccountAnswers(draft: AccountDraft): Record<string, unknown> {
  const { sections, step, selection, billing, payment, savedAt } = draft;
  const rest = { version: DRAFT_VERSION, step, selection, billing, payment, savedAt };

  return {
    [DRAFT_PART]: { ...withoutSecrets(rest), sections: withoutSecretsOrDisclosures(sections) },
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
