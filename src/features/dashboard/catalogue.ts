import type { BondFiling, FamilyFiling, FiledBond } from '~/domain/bonds/filing-card';
import { bondFiling } from '~/domain/bonds/filing-card';
import type { BondCategory, BondSlug } from '~/domain/bonds/bond-types';
import { parseBondSlug } from '~/domain/bonds/bond-types';
import { parseStateCode, type StateCode } from '~/domain/us-states';

/** What the catalogue knows of a bond that its row does not say. */
export type DeskBondType = FiledBond & {
  /** When such a bond ends and what ends it, a paragraph each. */
  release: readonly string[];
};

/** The catalogue as far as the desk needs it, from the content of the site. */
export type DeskCatalogue = {
  bonds: Partial<Record<BondSlug, DeskBondType>>;
  /** How each state takes each family of bonds. */
  states: Partial<Record<StateCode, readonly FamilyFiling[]>>;
};

/** Whom to turn to. */
export type DeskSite = { name: string; phone: string; email: string };

/** A bond of the catalogue by the slug that a row names. */
export function findBondType(
  catalogue: DeskCatalogue,
  slug: string | undefined,
): DeskBondType | undefined {
  const known = parseBondSlug(slug ?? '');

  return known && catalogue.bonds[known];
}

/** The family whose emblem stands beside a bond. */
export function categoryOf(catalogue: DeskCatalogue, slug: string | undefined): BondCategory {
  return findBondType(catalogue, slug)?.category ?? 'court';
}

/** Where a bond is filed in its state; undefined where the catalogue does not know the bond. */
export function filingOf(
  catalogue: DeskCatalogue,
  { bondSlug, stateCode }: { bondSlug: string; stateCode: string },
): BondFiling | undefined {
  const type = findBondType(catalogue, bondSlug);
  const state = parseStateCode(stateCode);

  return type && state && bondFiling(type, state, catalogue.states[state] ?? []);
}
