import { BOND_KEYS_PATH, readBondKeys, type BondKeySet } from '~/domain/proof/bond-keys';

const TIMEOUT_MS = 15_000;

/** Download the agency's published keys. Undefined when the download fails. */
export async function fetchBondKeys(): Promise<BondKeySet | undefined> {
  try {
    const response = await fetch(BOND_KEYS_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });

    return response.ok ? readBondKeys(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
