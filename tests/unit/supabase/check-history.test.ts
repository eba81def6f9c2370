import { describe, expect, it } from 'vitest';
import { checkHistory } from '../../../supabase/local/history/check-history.ts';
import type {
  HistorySource,
  SignedBond,
  StoredManifest,
} from '../../../supabase/local/history/history-source.ts';
import {
  buildManifest,
  RETIRED_BOND_KEY,
  signTestManifest,
  TEST_BOND_KEY,
} from '../../support/bond-key';

const KEYS = { keys: [TEST_BOND_KEY.published] };

async function signed(revision: number, key = TEST_BOND_KEY): Promise<StoredManifest> {
  return { revision, ...(await signTestManifest(buildManifest(), key)) };
}

/** A manifest whose text changed after its signature. */
async function altered(revision: number): Promise<StoredManifest> {
  const proof = await signed(revision);

  return { ...proof, manifest: proof.manifest.replace('Marisol Okafor', 'Somebody Else') };
}

function check(manifests: StoredManifest[], more: SignedBond[] = [], keys = KEYS) {
  const bond = { bondNumber: 'MSB-1', issuedAt: '2026-11-21T15:00:00.000Z', hasPapers: true };
  const source: HistorySource = {
    report: () => Promise.resolve({ applications: 1, events: 4, problems: [] }),
    async *bonds() {
      yield* await Promise.resolve([{ ...bond, manifests }, ...more]);
    },
  };

  return checkHistory(source, keys);
}

function unsigned(changes: Partial<SignedBond> = {}): SignedBond {
  return {
    bondNumber: 'MSB-2',
    issuedAt: '2026-11-20T15:00:00.000Z',
    hasPapers: true,
    manifests: [],
    ...changes,
  };
}

describe('checkHistory', () => {
  it('checks all manifests of a bond', async () => {
    expect(await check([await signed(1), await signed(2)])).toEqual({
      problems: [],
      summary: '4 events of 1 applications and 2 signatures were checked.',
    });
  });

  it('finds an altered earlier signature', async () => {
    expect((await check([await altered(1), await signed(2)])).problems).toEqual([
      'Bond MSB-1: signature 1 is not good (bad-signature).',
    ]);
  });

  it('finds a missing earlier signature', async () => {
    expect((await check([await signed(1), await signed(3)])).problems).toEqual([
      'Bond MSB-1: signature 2 is missing.',
    ]);
  });

  it('finds a bond that lost all its signatures, and accepts an unsigned new bond', async () => {
    const later = '2026-11-22T15:00:00.000Z';
    const bonds = [
      unsigned(),
      unsigned({ bondNumber: 'MSB-3', hasPapers: false }),
      unsigned({ bondNumber: 'MSB-4', issuedAt: later }),
    ];

    expect((await check([await signed(1)], bonds)).problems).toEqual([
      'Bond MSB-2: it has papers and no signature, and bonds issued after it are signed.',
    ]);
    expect((await check([], bonds)).problems).toEqual([]);
  });

  it('allows a withdrawn key for an earlier signature, but not for the last', async () => {
    const [earlier, last] = [await signed(1, RETIRED_BOND_KEY), await signed(2)];
    const { problems, summary } = await check([earlier, last]);

    expect(problems).toEqual([]);
    expect(summary).toContain(
      '1 signatures were checked. 1 earlier signatures were not: their keys are not published any more.',
    );
    expect((await check([earlier])).problems).toEqual([
      'Bond MSB-1: signature 1 is not good (unknown-key).',
    ]);
  });
});
