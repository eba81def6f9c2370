import type { BondSlug } from '../domain/bonds/bond-types.ts';
import type { BondForm } from '../domain/papers/bond-form.ts';
import type { PaperText } from '../domain/papers/draft-page.ts';
import type { SuretyFile } from './schemas/surety.ts';

/** What the papers of a bond print: its family's form with the overrides for the bond, and the surety. */
export function toPaperText(
  bond: BondSlug,
  forms: readonly BondForm[],
  surety: SuretyFile,
): PaperText {
  const { name, stateOfIncorporation, address, phone, naicNumber, opening } = surety;
  const { attorneyInFact, president, secretary, resolutionDate } = surety;
  const signers = { attorneyInFact, president, secretary, resolutionDate };

  return {
    surety: { name, stateOfIncorporation, address, phone, naicNumber, ...signers, opening },
    forms: forms
      .filter(({ capacities }) => capacities[bond] !== undefined)
      .map(({ overrides = [], ...form }) => ({
        ...form,
        overrides: overrides.filter(({ bonds }) => bonds?.includes(bond) ?? true),
      })),
  };
}
