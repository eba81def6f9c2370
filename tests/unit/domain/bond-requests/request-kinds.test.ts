import { describe, expect, it } from 'vitest';
import {
  canRequestMove,
  endsBond,
  isReleasedBy,
  REQUEST_KINDS,
  REQUEST_STATUSES,
  requestKindLabel,
} from '~/domain/bond-requests/request-kinds';
import { PROOF_KINDS, proofLabel } from '~/domain/bond-requests/request-proofs';

it.each([
  ['an approved release', [{ kind: 'release', status: 'approved' }], true],
  ['a release that nobody approved', [{ kind: 'release', status: 'declined' }], false],
  ['an approved cancellation', [{ kind: 'cancellation', status: 'approved' }], false],
  ['no request', [], false],
])('a bond with %s counts as released: %s', (_, requests, isReleased) => {
  expect(isReleasedBy(requests)).toBe(isReleased);
});

describe('a request', () => {
  it('is decided or withdrawn once, and keeps that status', () => {
    const moves = REQUEST_STATUSES.flatMap((from) =>
      REQUEST_STATUSES.filter((to) => canRequestMove(from, to)).map((to) => `${from} > ${to}`),
    );

    expect(moves).toEqual([
      'requested > approved',
      'requested > declined',
      'requested > withdrawn',
    ]);
  });

  it('ends the bond when it is a cancellation or a release', () => {
    expect(REQUEST_KINDS.filter(endsBond)).toEqual(['cancellation', 'release']);
  });

  it('gives each proof its own name', () => {
    expect(new Set(REQUEST_KINDS.map(requestKindLabel)).size).toBe(REQUEST_KINDS.length);
    expect(new Set(PROOF_KINDS.map(proofLabel)).size).toBe(PROOF_KINDS.length);
  });
});
