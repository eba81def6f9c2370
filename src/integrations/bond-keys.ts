import { readBondKeys, type BondKeySet } from '../domain/proof/bond-keys.ts';

/**
 * The public keys of this build, from the JSON Web Key Set in `BOND_PUBLIC_KEYS`. Empty when the
 * variable is not set. Throws when it contains anything except complete public keys, because the
 * site would call genuine bonds forged.
 */
export function publishedBondKeys(
  environment: Readonly<Record<string, string | undefined>>,
): BondKeySet {
  const text = environment.BOND_PUBLIC_KEYS;
  if (!text) return { keys: [] };

  const keys = readBondKeys(parseJson(text));
  if (keys === undefined) {
    throw new Error(
      'BOND_PUBLIC_KEYS is no set of public keys. Expected {"keys":[...]} with each key as "npm run bond-key" prints it, under an id of its own.',
    );
  }

  return keys;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
