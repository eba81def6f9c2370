/** How guides are spoken of in lists and on their pages. */
import type { GuideReader } from '~/domain/guides/guide-categories';

/** The people a guide is written for, as in "For executors". */
export const READER_WORDS: Record<GuideReader, string> = {
  attorney: 'attorneys',
  executor: 'executors and heirs',
  contractor: 'contractors',
  notary: 'notaries',
  dealer: 'auto dealers',
  sponsor: 'plan sponsors',
};

/** "1 article", "12 articles". */
export function articleCount(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`;
}
