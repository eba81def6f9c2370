import { BOND_SLUGS } from '../domain/bonds/bond-types.ts';
import type { BondForm } from '../domain/papers/bond-form.ts';
import { ContentError } from './content-error.ts';
import type { BondFormFile } from './schemas/bond-form.ts';
import type { BondFile } from './schemas/bond.ts';

type BondWithForm = { id: string; data: Pick<BondFile, 'form' | 'capacity'> };

/**
 * The forms of `content/bond-forms`, each with the capacities of the bonds that name it. Throws an error that names
 * the bond if its form does not exist.
 */
export function toBondForms(
  files: readonly { id: string; data: BondFormFile }[],
  bonds: readonly BondWithForm[],
): BondForm[] {
  for (const { id, data } of bonds) {
    if (!files.some((file) => file.id === data.form)) {
      const names = files.map((file) => file.id).join(', ');
      throw new ContentError(
        `content/bonds/${id}.yaml: form: "${data.form}" is not one of: ${names}`,
      );
    }
  }

  return files.map(({ id, data: { sample, ...form } }) => ({
    isSample: sample,
    capacities: Object.fromEntries(
      BOND_SLUGS.flatMap((slug) =>
        bonds
          .filter((bond) => bond.id === slug && bond.data.form === id)
          .map(({ data }) => [slug, data.capacity]),
      ),
    ),
    ...form,
  }));
}
