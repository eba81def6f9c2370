/**
 * The quotes that were started from a matter in this browser. The submission names their matter, and the desk attaches
 * drafts. Only ids are kept.
 */
import { deviceStorage } from './browser-storage';
import { MATTER_QUOTES_KEY } from './storage-keys';
import { isRecord } from '~/domain/is-record';

/** A quote and the matter it was filled in from. */
export type MatterQuote = { matterId: string; quoteId: string };

/** Quotes that never became an application stay listed; older ones drop out. */
const MAX_QUOTES = 20;

/** Remember a quote of a matter. A later quote of the matter replaces it. */
export function rememberMatterQuote(quote: MatterQuote): void {
  const others = listMatterQuotes().filter(({ matterId }) => matterId !== quote.matterId);
  // Without storage, the application can still be attached on the sheet of the matter.
  deviceStorage.write(MATTER_QUOTES_KEY, JSON.stringify([quote, ...others].slice(0, MAX_QUOTES)));
}

/** The quotes of matters, the newest first. */
export function listMatterQuotes(): MatterQuote[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(MATTER_QUOTES_KEY) ?? '[]');

    return Array.isArray(kept) ? kept.filter(isMatterQuote) : [];
  } catch {
    return [];
  }
}

/** The id of the matter that a quote was started from in this browser. */
export function matterOfQuote(id: string): string | undefined {
  return listMatterQuotes().find(({ quoteId }) => quoteId === id)?.matterId;
}

/** Whether a quote was started from a matter in this browser. */
export function isQuoteOfMatter(id: string): boolean {
  return matterOfQuote(id) !== undefined;
}

function isMatterQuote(value: unknown): value is MatterQuote {
  return (
    isRecord(value) && typeof value['matterId'] === 'string' && typeof value['quoteId'] === 'string'
  );
}
