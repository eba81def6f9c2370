import { atom } from 'nanostores';
import { $bond, $selection } from './store';

/** A first step without the facts of the bond is better than a longer wait. */
const PATIENCE_MS = 3000;

type OutlinePart = typeof import('./BondOutline') & Partial<typeof import('./asked-price')>;

/** The component with the facts of a bond. It is missing if its code did not load in time. */
export const $outlinePart = atom<Partial<OutlinePart>>({});

/** Load the facts of a bond, and wait for them a moment. Never rejects. */
export async function loadBondOutline(): Promise<void> {
  const loading = loadParts().then(showBondOutline, () => undefined);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

  await Promise.race([loading, patience]);
}

/** Most visitors come without an amount. They don't load the code that prices it. */
async function loadParts(): Promise<OutlinePart> {
  const hasAmount = new URLSearchParams(location.search).has('amount');
  const [{ BondOutline }, asked] = await Promise.all([
    import('./BondOutline'),
    hasAmount ? import('./asked-price').catch(() => undefined) : undefined,
  ]);

  return { BondOutline, ...asked };
}

/**
 * Facts that load after the visitor chose a bond appear with the next choice, because they would move the button under the
 * visitor's pointer.
 */
function showBondOutline(part: OutlinePart): void {
  if (!$bond.get()) {
    $outlinePart.set(part);
    return;
  }

  const stop = $selection.listen(() => {
    stop();
    $outlinePart.set(part);
  });
}
