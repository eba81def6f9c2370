import { askedDocumentsWords } from '~/domain/applications/asked-document-words';
import { readAskedDocuments } from '~/domain/applications/asked-documents';
import { formatDate } from '~/domain/dates';
import { formatMoney } from '~/domain/money';
import type { StaffEvent } from '~/domain/underwriting/history';
import { identityNumberName, IDENTITY_NUMBERS } from '~/domain/underwriting/reveal-reason';
import { numberAt, textAt } from '~/domain/underwriting/stored-answers';

type EventRow = {
  id: number;
  kind: string;
  actor: string;
  actor_id: string | null;
  detail: unknown;
  created_at: string;
};

type AnswerRow = { request_id: number; answer: string };

/**
 * Convert rows to the history of an application, oldest first. Answers are stored apart from the
 * history and are added to their events here.
 */
export function toStaffEvents(
  events: readonly EventRow[],
  answers: readonly AnswerRow[],
): StaffEvent[] {
  return events
    .toSorted((one, other) => one.id - other.id)
    .map((event) => ({
      id: event.id,
      kind: event.kind,
      actor: event.actor,
      actorId: event.actor_id ?? undefined,
      at: event.created_at,
      words: wordsOf(event, answers),
    }));
}

function wordsOf({ kind, detail }: EventRow, answers: readonly AnswerRow[]): string | undefined {
  if (kind === 'issued' || kind === 'bond-expired') return textAt(detail, 'bondNumber');
  if (kind === 'bond-renewed') return textAt(detail, 'applicationNumber');
  if (kind === 'identity-revealed') return revealWords(detail);
  if (kind === 'information-requested') return questionWords(detail);
  if (kind === 'price-offered') return offerWords(detail, textAt(detail, 'answerBy'));
  if (kind === 'price-proposed') return offerWords(detail);
  if (kind !== 'information-given') return textAt(detail, 'question') ?? textAt(detail, 'reason');

  const requestId = numberAt(detail, 'requestId');

  return answers.find(({ request_id }) => request_id === requestId)?.answer;
}

/** The question, followed by a line that lists the requested documents. */
function questionWords(detail: unknown): string | undefined {
  const documents =
    detail instanceof Object && 'documents' in detail ? detail.documents : undefined;
  const words = [textAt(detail, 'question'), askedDocumentsWords(readAskedDocuments(documents))];

  return words.filter((line) => line !== undefined).join('\n') || undefined;
}

/**
 * Format the prices, the last day to accept, and the reason: "$281.00 instead of $237.00, until December 7, 2026: Two
 * earlier claims".
 */
function offerWords(detail: unknown, answerBy?: string): string | undefined {
  const before = numberAt(detail, 'totalBeforeCents');
  const total = numberAt(detail, 'totalCents');
  if (before === undefined || total === undefined) return textAt(detail, 'reason');

  const until = answerBy === undefined ? '' : `, until ${formatDate(answerBy)}`;

  return `${formatMoney(total)} instead of ${formatMoney(before)}${until}: ${textAt(detail, 'reason')}`;
}

/** Format the number and the reason: "SSN: To compare it with the court order." */
function revealWords(detail: unknown): string | undefined {
  const which = IDENTITY_NUMBERS.find((known) => known === textAt(detail, 'which'));
  const reason = textAt(detail, 'reason');

  return which && reason && `${identityNumberName(which)}: ${reason}`;
}
