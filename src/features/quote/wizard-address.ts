import { type BondSlug, parseBondSlug } from '~/domain/bonds/bond-types';
import { parseQuoteStep, type QuoteStep } from '~/domain/quote/journey';
import type { Selection } from '~/domain/quote/selection';
import { parseStateCode, type StateCode } from '~/domain/us-states';

/** What the address of the wizard asks for. A value nobody knows is left out and named in `unknown`. */
export type WizardAddress = {
  bondType?: BondSlug;
  stateCode?: StateCode;
  step?: QuoteStep;
  /** The draft in the account to go on with. */
  resume?: string;
  /** The bond of the account whose next term the quote is for. */
  renews?: string;
  unknown: ('bondType' | 'state')[];
};

/** Read the query of `/quote`: `bondType`, `state`, `step`, `resume` and `renews`. */
export function readAddress(search: string): WizardAddress {
  const query = new URLSearchParams(search);
  const bondText = query.get('bondType') ?? '';
  const stateText = query.get('state') ?? '';
  const bondType = parseBondSlug(bondText);
  const stateCode = parseStateCode(stateText);
  const step = parseQuoteStep(query.get('step') ?? '');
  const resume = query.get('resume');
  const renews = query.get('renews');

  return {
    ...(bondType && { bondType }),
    ...(stateCode && { stateCode }),
    ...(step && { step }),
    ...(resume && { resume }),
    ...(renews && { renews }),
    unknown: [
      ...(bondText.trim() !== '' && !bondType ? (['bondType'] as const) : []),
      ...(stateText.trim() !== '' && !stateCode ? (['state'] as const) : []),
    ],
  };
}

/** The step an address means: the first unless it names another. */
export function stepOf(search: string): QuoteStep {
  return readAddress(search).step ?? 'select-bond';
}

/**
 * The query for a step, with the choice that was made. What others put there stays (a campaign's name), and the first
 * step goes without a name, so that its address is the one a link would have.
 */
export function writeAddress(search: string, step: QuoteStep, selection: Selection): string {
  const query = new URLSearchParams(search);

  put(query, 'bondType', selection.bondType);
  put(query, 'state', selection.stateCode);
  put(query, 'step', step === 'select-bond' ? undefined : step);
  // What they asked for is open by now.
  put(query, 'resume', undefined);
  put(query, 'renews', undefined);

  const text = query.toString();

  return text === '' ? '' : `?${text}`;
}

function put(query: URLSearchParams, name: string, value: string | undefined): void {
  if (value) query.set(name, value);
  else query.delete(name);
}
