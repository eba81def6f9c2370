import type { DocumentType } from '../bonds/bond-types.ts';
import type { TimelineFacts } from './timeline.ts';

/**
 * The underwriter's last question, its time and the documents to send with the answer. Undefined when the
 * underwriter is not waiting for an answer.
 */
export function openQuestion({
  status,
  events,
}: Pick<TimelineFacts, 'status' | 'events'>):
  { question: string; askedAt: string; documents: readonly DocumentType[] } | undefined {
  if (status !== 'information_requested') return undefined;
  const asked = events.findLast(({ kind }) => kind === 'information-requested');
  if (asked?.words === undefined) return undefined;

  return { question: asked.words, askedAt: asked.at, documents: asked.documents ?? [] };
}
