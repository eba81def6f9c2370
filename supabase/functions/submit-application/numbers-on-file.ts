import type { Issue } from '../../../src/domain/quote/failure-schema.ts';
import { ON_FILE } from '../../../src/domain/fields/on-file-mark.ts';
import { numberPlaces, withAnswer } from '../../../src/domain/quote/draft-numbers.ts';
import type { SubmissionRequest } from '../../../src/domain/quote/submission.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { draftContext, loadDraftNumbers, openDraftNumber } from '../_shared/draft-numbers.ts';
import { refuseAnswers, type Outcome } from '../_shared/failures.ts';

const NOT_ON_FILE = 'Enter this number again: it is no longer on file';

/**
 * The request with the sealed numbers of the caller's draft in place of `ON_FILE`. A number that does not open for
 * this user, quote and principal is refused at its field. So nobody can submit another person's sealed number.
 */
export async function takeNumbersOnFile(
  { database, keyring }: Pick<Dependencies, 'database' | 'keyring'>,
  { quoteId, userId }: { quoteId: string; userId: string | undefined },
  body: SubmissionRequest,
): Promise<Outcome<SubmissionRequest>> {
  const places = numberPlaces(body).filter(({ answer }) => answer === ON_FILE);
  if (places.length === 0) return { ok: true, value: body };

  const draft = userId === undefined ? undefined : { quoteId, userId };
  const rows = (draft && (await loadDraftNumbers(database, draft))) ?? [];
  let filled = body;
  const issues: Issue[] = [];
  for (const place of places) {
    const row = rows.find(({ kind }) => kind === place.kind);
    const number = draft && (await openDraftNumber(keyring, row, draftContext(draft, place)));
    if (number === undefined) issues.push({ path: place.path.split('.'), message: NOT_ON_FILE });
    else filled = withAnswer(filled, place.path, number);
  }

  return issues.length > 0 ? refuseAnswers(issues) : { ok: true, value: filled };
}
