/** A new matter with the facts of an inquiry: bond, state and amount. */
import { type BondSlug, parseBondSlug } from '../bonds/bond-types.ts';
import { CENTS_PER_DOLLAR, type Cents, wholeDollars } from '../money.ts';
import { parseStateCode, type StateCode } from '../us-states.ts';
import { writeAttorneyAddress } from './desk-address.ts';
import { ATTORNEY_DESK_PATH } from './matter-path.ts';
import type { MatterValues } from './matter-values.ts';
import { MATTER_BONDS, type MatterKind } from './matter-words.ts';

/** The kind of matter that a bond belongs to. Undefined for a bond outside the courts, such as a notary bond. */
function kindOf(bond: BondSlug): MatterKind | undefined {
  if (bond in MATTER_BONDS.fiduciary) return 'fiduciary';

  return bond in MATTER_BONDS.litigation ? 'litigation' : undefined;
}

/**
 * The path that opens a new matter on the Attorney Desk with these facts. Undefined for a bond that has no matter.
 */
export function newMatterPath(bond: BondSlug, state: StateCode, amount: Cents): string | undefined {
  const kind = kindOf(bond);
  if (kind === undefined) return undefined;

  const facts = new URLSearchParams({ bond, state, amount: String(wholeDollars(amount)) });

  return `${ATTORNEY_DESK_PATH}${writeAttorneyAddress({ newKind: kind })}&${facts.toString()}`;
}

/** The facts of a new matter that its address names. An invalid fact, or a bond of another kind, is left out. */
export function readNewFacts(search: string, kind: MatterKind): MatterValues {
  const query = new URLSearchParams(search);
  const bond = parseBondSlug(query.get('bond') ?? '');
  const state = parseStateCode(query.get('state') ?? '');
  const amount = Number(query.get('amount')) * CENTS_PER_DOLLAR;

  return {
    ...(bond !== undefined && kindOf(bond) === kind && { bond }),
    ...(state !== undefined && { state }),
    ...(Number.isSafeInteger(amount) && amount > 0 && { amount }),
  };
}
