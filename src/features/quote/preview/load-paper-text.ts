import type { BondSlug } from '~/domain/bonds/bond-types';
import type { PaperText } from '~/domain/papers/draft-page';
import { fail, ok, type Result } from '~/domain/result';

const loaded = new Map<BondSlug, PaperText>();

/** Load the words of a bond's paper, which the build writes from the content. Keeps what it loaded. */
export async function loadPaperText(bond: BondSlug): Promise<Result<PaperText, 'not-loaded'>> {
  const known = loaded.get(bond);
  if (known) return ok(known);

  const answer = await fetch(`/quote/words/${bond}.json`).catch(() => undefined);
  const text = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (text === undefined) return fail('not-loaded');
  loaded.set(bond, text as PaperText);

  return ok(text as PaperText);
}
