import type { BondSlug } from '../bonds/bond-types.ts';
import type { StateCode } from '../us-states.ts';
import type { BondForm, FormOverride, FormWords, ResolvedForm } from './bond-form.ts';

/**
 * The text of a bond in a state. Overrides replace single fields. The most specific override wins:
 * one for bonds and states before one for either, and the later one of two alike. Throws if no form
 * has the bond.
 */
export function formOf(forms: readonly BondForm[], bond: BondSlug, state: StateCode): ResolvedForm {
  const form = forms.find(({ capacities }) => capacities[bond] !== undefined);
  const capacity = form?.capacities[bond];
  if (form === undefined || capacity === undefined) {
    throw new Error(`[papers] No form for the bond ${bond}`);
  }

  const { capacities: _, overrides = [], isSample, ...words } = form;
  const applied = overrides
    .filter((override) => appliesTo(override, bond, state))
    .sort((a, b) => specificity(a) - specificity(b));
  const replaced: Partial<FormWords> = Object.assign({}, ...applied.map(fieldsOf));

  const printed = { ...words, ...replaced };

  return {
    ...printed,
    attestation: printed.attestation ?? 'filing',
    isSample,
    capacity,
    sources: applied.map(({ source }) => source),
  };
}

function appliesTo({ bonds, states }: FormOverride, bond: BondSlug, state: StateCode): boolean {
  return (bonds?.includes(bond) ?? true) && (states?.includes(state) ?? true);
}

function specificity({ bonds, states }: FormOverride): number {
  return [bonds, states].filter((limit) => limit !== undefined).length;
}

function fieldsOf({ bonds: _, states: __, source: ___, ...fields }: FormOverride) {
  return fields;
}
