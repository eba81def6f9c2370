import type { BondSlug } from '~/domain/bonds/bond-types';
import { fail, ok, type Result } from '~/domain/result';

const loaded = new Map<string, unknown>();

/**
 * Load a file that the build writes for each bond from the content: the words of its paper, or how each state takes it.
 * Keeps what it loaded.
 */
export async function loadBondFile<Contents>(
  folder: 'words' | 'filing',
  bond: BondSlug,
): Promise<Result<Contents, 'not-loaded'>> {
  const path = `/quote/${folder}/${bond}.json`;
  const known = loaded.get(path);
  if (known !== undefined) return ok(known as Contents);

  const answer = await fetch(path).catch(() => undefined);
  const contents: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (contents === undefined) return fail('not-loaded');
  loaded.set(path, contents);

  return ok(contents as Contents);
}
