import { BONDS_BUCKET } from '../../../src/domain/bonds/bond-files.ts';
import { packetPaper } from '../../../src/domain/papers/packet-papers.ts';
import { sha256Hex } from '../../../src/domain/proof/sha256.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { StoredPaper } from '../_shared/papers/packet-paper.ts';
import type { BondFacts } from '../_shared/proof/bond-facts.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/**
 * Fetch all papers of a bond from Storage, in the order in which they were made. Throws if the bytes of a paper are not
 * those that we issued, because nobody may file a changed paper.
 */
export function fetchStoredPapers(
  { storage }: ServiceClient,
  facts: Pick<BondFacts, 'number' | 'bondSlug' | 'papers'>,
): Promise<StoredPaper[]> {
  return Promise.all(
    facts.papers.map(async ({ name, path, sha256 }) => {
      const { data, error } = await storage.from(BONDS_BUCKET).download(path);
      if (error) throw new DependencyError('storage', error.name);

      const buffer = await data.arrayBuffer();
      if ((await sha256Hex(buffer)) !== sha256)
        throw new DependencyError('storage', 'changed-paper');

      return { ...packetPaper(facts, name), sha256, bytes: new Uint8Array(buffer) };
    }),
  );
}
