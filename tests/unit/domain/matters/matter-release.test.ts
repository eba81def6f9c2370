import { describe, expect, it } from 'vitest';
import { proofsFor } from '~/domain/bond-requests/request-rules';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import { MATTER_RELEASES } from '~/domain/matters/matter-release';
import { MATTER_BONDS, MATTER_KINDS, type MatterKind } from '~/domain/matters/matter-words';

const KINDS = Object.keys(MATTER_KINDS) as MatterKind[];

describe('the release of a matter’s bond', () => {
  it.each(KINDS)('asks for a proof that releases every bond of a %s matter', (kind) => {
    const bonds = BOND_SLUGS.filter((slug) => slug in MATTER_BONDS[kind]);

    expect(bonds).not.toEqual([]);
    for (const bond of bonds)
      expect(proofsFor(bond, 'release'), bond).toContain(MATTER_RELEASES[kind].proof);
  });
});
