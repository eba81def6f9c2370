import type { BeforeSigning, FamilyFiling, FiledBond, Signings } from '~/domain/bonds/filing-card';
import type { BondCategory, BondSlug } from '~/domain/bonds/bond-types';
import { parseBondSlug } from '~/domain/bonds/bond-types';
import type { StateCode } from '~/domain/us-states';

/** The catalog data of a bond that its row in the database does not have. */
export type DeskBondType = FiledBond &
  Signings &
  BeforeSigning & {
    /** When and how this kind of bond ends, one paragraph per item. */
    release: readonly string[];
  };

/** The part of the catalog that the dashboard needs, from the site's content. */
export type DeskCatalogue = {
  bonds: Partial<Record<BondSlug, DeskBondType>>;
  /** How each state takes the bonds of each category. */
  states: Partial<Record<StateCode, readonly FamilyFiling[]>>;
};

/** Our name and how to contact us. */
export type DeskSite = { name: string; phone: string; email: string };

/** Find a bond of the catalog by the slug of a row. */
export function findBondType(
  catalogue: DeskCatalogue,
  slug: string | undefined,
): DeskBondType | undefined {
  const known = parseBondSlug(slug ?? '');

  return known && catalogue.bonds[known];
}

/** The category whose icon appears beside a bond. Defaults to 'court' for an unknown bond. */
export function categoryOf(catalogue: DeskCatalogue, slug: string | undefined): BondCategory {
  return findBondType(catalogue, slug)?.category ?? 'court';
}
