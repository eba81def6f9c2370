import { atom } from 'nanostores';
import type { QuoteStep } from '~/domain/quote/journey';

/** The later step that a reload asked for while the list of documents was not known. The Documents step leads there. */
export const $awaitedStep = atom<QuoteStep | undefined>();
