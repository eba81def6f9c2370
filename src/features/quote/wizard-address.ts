import { type BondSlug, parseBondSlug } from '~/domain/bonds/bond-types';
import { parseQuoteStep, type QuoteStep } from '~/domain/quote/journey';
import type { Selection } from '~/domain/quote/selection';
import { parseStateCode, type StateCode } from '~/domain/us-states';

/** The request in the wizard's address. Unknown values are left out and named in `unknown`. */
export type WizardAddress = {
  bondType?: BondSlug;
  stateCode?: StateCode;
  step?: QuoteStep;
  /** The id of the draft in the account to resume. */
  resume?: string;
  /** The id of the bond in the account to renew. */
  renews?: string;
  /** The id of the matter of the signed-in attorney's firm to fill in from. */
  matter?: string;
  unknown: ('bondType' | 'state')[];
};

/** Read the query of `/quote`: `bondType`, `state`, `step`, `resume`, `renews` and `matter`. */
export function readAddress(search: string): WizardAddress {
  const query = new URLSearchParams(search);
  const bondText = query.get('bondType') ?? '';
  const stateText = query.get('state') ?? '';
  const bondType = parseBondSlug(bondText);
  const stateCode = parseStateCode(stateText);
  const step = parseQuoteStep(query.get('step') ?? '');
  const resume = query.get('resume');
  const renews = query.get('renews');
  const matter = query.get('matter');

  return {
    ...(bondType && { bondType }),
    ...(stateCode && { stateCode }),
    ...(step && { step }),
    ...(resume && { resume }),
    ...(renews && { renews }),
    ...(matter && { matter }),
    unknown: [
      ...(bondText.trim() !== '' && !bondType ? (['bondType'] as const) : []),
      ...(stateText.trim() !== '' && !stateCode ? (['state'] as const) : []),
    ],
  };
}

/** The bond and the state of a request. */
export function choiceIn({
  bondType,
  stateCode,
}: Pick<WizardAddress, 'bondType' | 'stateCode'>): Pick<WizardAddress, 'bondType' | 'stateCode'> {
  return { ...(bondType && { bondType }), ...(stateCode && { stateCode }) };
}

/** The request with what the visitor chose instead of the link's bond or state. */
export function withChoice(address: WizardAddress, choice: Selection): WizardAddress {
  const { bondType, stateCode, ...others } = address;
  const chosen = {
    bondType: 'bondType' in choice ? parseBondSlug(choice.bondType ?? '') : bondType,
    stateCode: 'stateCode' in choice ? parseStateCode(choice.stateCode ?? '') : stateCode,
  };

  return {
    ...others,
    ...(chosen.bondType && { bondType: chosen.bondType }),
    ...(chosen.stateCode && { stateCode: chosen.stateCode }),
  };
}

/** The step in an address, or the first step if the address has none. */
export function stepOf(search: string): QuoteStep {
  return readAddress(search).step ?? 'select-bond';
}

/**
 * The query for a step and a choice. Other parameters stay, for example those of a campaign. The first step has no
 * `step` parameter, so that its address is the same as in a link.
 */
export function writeAddress(search: string, step: QuoteStep, selection: Selection): string {
  const query = new URLSearchParams(search);

  put(query, 'bondType', selection.bondType);
  put(query, 'state', selection.stateCode);
  put(query, 'step', step === 'select-bond' ? undefined : step);
  // These requests are already fulfilled.
  put(query, 'resume', undefined);
  put(query, 'renews', undefined);
  put(query, 'matter', undefined);

  const text = query.toString();

  return text === '' ? '' : `?${text}`;
}

function put(query: URLSearchParams, name: string, value: string | undefined): void {
  if (value) query.set(name, value);
  else query.delete(name);
}
