import { BOND_KEYS_PATH, readBondKeys, type BondKeySet } from '~/domain/proof/bond-keys';

const TIMEOUT_MS = 15_000;

/** The agency's published keys; undefined when they could not be fetched. */
export async function fetchBondKeys(): Promise<BondKeySet | undefined> {
  try {
    const response = await fetch(BOND_KEYS_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });

    return response.ok ? readBondKeys(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
