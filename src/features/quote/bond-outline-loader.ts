import { atom } from 'nanostores';

/** A first step without the facts of the bond is better than a longer wait. */
const PATIENCE_MS = 3000;

/** The component with the facts of a bond. It is missing if its code did not load in time. */
export const $outlinePart = atom<Partial<typeof import('./BondOutline')>>({});

/**
 * Load the facts of a bond before the first step opens. Facts that load later are left out, because they would move the
 * button under the visitor's pointer. Never rejects.
 */
export async function loadBondOutline(): Promise<void> {
  const part = await Promise.race([
    import('./BondOutline').catch(() => ({})),
    new Promise<object>((resolve) => setTimeout(resolve, PATIENCE_MS, {})),
  ]);

  $outlinePart.set(part);
}
