import { type BondRules, termsFor } from '~/domain/bonds/bond-rules';
import { DEFAULT_TERMS } from '~/domain/bonds/bond-rules-schema';
import { endsAtAward } from '~/domain/bonds/bond-types';
import { FOR_ONE_BID } from '~/domain/bonds/end-words';
import { LISTED_TERMS } from '~/domain/quote/bond-details';
import { termWords } from '~/domain/quote/term-words';
import type { StateCode } from '~/domain/us-states';
import type { SelectOption } from '~/ui/SelectField';

/**
 * The terms in the select field. A bond or state with its own terms lists those. Otherwise the field lists 1 to 5
 * years; validation refuses the longest, because it needs an underwriter.
 */
export function termOptions(bond: BondRules, state: StateCode): SelectOption[] {
  const terms = termsFor(bond, state);
  const listed = isDefault(terms) ? LISTED_TERMS : terms;

  return listed.map((years) => {
    const label = endsAtAward(bond.slug) ? FOR_ONE_BID : termWords(years);

    return {
      value: String(years),
      label: terms.includes(years) ? label : `${label} (needs an underwriter: call us)`,
    };
  });
}

function isDefault(terms: readonly number[]): boolean {
  return terms.join() === DEFAULT_TERMS.join();
}
