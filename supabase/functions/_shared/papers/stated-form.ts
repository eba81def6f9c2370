import type { IssuedBond, StatedForm } from '../../../../src/domain/papers/issued-bond.ts';
import { sha256Hex } from '../../../../src/domain/proof/sha256.ts';
import { blankWords, formOf } from './bond-words.ts';
import { SURETY } from './paper-words.ts';

/** Enough of a hash to tell the texts of one bond in one state apart. */
const HASH_DIGITS = 8;

/** Today's form for a bond, which is stored with the bond when it is issued. */
export async function stateForm(bond: IssuedBond): Promise<Record<keyof StatedForm, string>> {
  const form = formOf(bond);
  const { payee } = blankWords({ ...bond, form: undefined });

  return { id: form.ownForm?.number ?? (await textId(bond)), payee, matterLabel: form.matterLabel };
}

/** What a form says that its paper does not print. */
const UNPRINTED = ['notes', 'sources', 'ownForm', 'beforeSigning'];

/** "NOTARY-TX-3F2AC1D0": equal printed texts have equal ids. */
async function textId(bond: IssuedBond): Promise<string> {
  const printed = Object.entries(formOf(bond)).filter(([key]) => !UNPRINTED.includes(key));
  const text = JSON.stringify({ opening: SURETY.opening, ...Object.fromEntries(printed) });
  const hash = await sha256Hex(new TextEncoder().encode(text).buffer);

  return [bond.bondType, bond.stateCode, hash.slice(0, HASH_DIGITS)].join('-').toUpperCase();
}
