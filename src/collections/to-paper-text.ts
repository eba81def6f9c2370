import type { BondSlug } from '../domain/bonds/bond-types.ts';
import type { BondForm } from '../domain/papers/bond-form.ts';
import type { PaperText } from '../domain/papers/draft-page.ts';
import type { SuretyFile } from './schemas/surety.ts';

/**
 * What the papers of a bond print: its family's form with the overrides for the bond, those of the bonds that may come
 * with it, and the surety.
 */
export function toPaperText(
  bonds: readonly BondSlug[],
  forms: readonly BondForm[],
  surety: SuretyFile,
): PaperText {
  const { name, stateOfIncorporation, address, phone, naicNumber, opening, companion } = surety;
  const { attorneyInFact, president, secretary, resolutionDate } = surety;
  const signers = { attorneyInFact, president, secretary, resolutionDate };

  return {
    surety: {
      name,
      stateOfIncorporation,
      address,
      phone,
      naicNumber,
      ...signers,
      opening,
      companion: { bond: companion.bond },
    },
    forms: forms
      .filter(({ capacities }) => bonds.some((bond) => capacities[bond] !== undefined))
      .map(({ overrides = [], ...form }) => ({
        ...form,
        overrides: overrides.filter(
          (override) => override.bonds?.some((bond) => bonds.includes(bond)) ?? true,
        ),
      })),
  };
}
