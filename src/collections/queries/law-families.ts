import { COURT_FILING, type RequirementFamily } from '../../domain/requirements/requirement.ts';
import type { SourcedRequirement } from '../schemas/requirements.ts';
import { getBonds } from './bonds.ts';
import { getRequirements } from './requirements.ts';

/** A family of requirements with a page: a bond, or the filing of court bonds. */
export type LawFamily = {
  id: RequirementFamily;
  name: string;
  /** What the page is about, to begin a sentence that says what each fact comes with. */
  about: string;
  requirements: readonly SourcedRequirement[];
  /** Where to go from the page. */
  next: { href: string; label: string };
};

/** Load the families with a page: each bond with a row in `content/requirements`, in the catalog's order. */
export async function getLawFamilies(): Promise<LawFamily[]> {
  const bonds = (await getBonds())
    .filter(({ id, requirements }) => requirements.some(({ bond }) => bond === id))
    .map(({ id, data: { name }, requirements }) => ({
      id,
      name,
      about: `What the law requires of a ${name.toLowerCase()}: each figure`,
      requirements,
      next: { href: `/products/${id}`, label: `${name}: cost, amount and how to file it` },
    }));
  const requirements = (await getRequirements()).filter(({ bond }) => bond === COURT_FILING);

  return [
    ...bonds,
    {
      id: COURT_FILING,
      name: 'Court bond filing',
      about:
        'How courts take the bonds of fiduciaries: which court, who files, and whether electronically, each',
      requirements,
      next: { href: '/state-requirements', label: 'How to file a court bond, state by state' },
    },
  ];
}
