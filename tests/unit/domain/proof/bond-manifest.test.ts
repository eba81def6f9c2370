import { describe, expect, it } from 'vitest';
import { readManifest, saysTheSame, writeManifest } from '~/domain/proof/bond-manifest';
import { canonicalJson, type CanonicalValue } from '~/domain/proof/canonical-json';
import { buildManifest } from '../../../support/bond-key';

const { papers: _papers, ...withoutPapers } = buildManifest();

describe('readManifest', () => {
  it.each([
    ['a whole one', buildManifest()],
    ['one without a last day', buildManifest({ expiryDate: null })],
    ['one of a bond without an application', buildManifest({ history: null })],
    ['one without papers', buildManifest({ papers: [] })],
    ['one of a demonstration', buildManifest({ specimen: true })],
    ['one that names its last day', buildManifest({ lastDay: '2030-11-30' })],
    ['one that names its rate plan', buildManifest({ ratePlan: { id: 'standard', version: 2 } })],
  ])('reads %s as written', (_, manifest) => {
    expect(readManifest(writeManifest(manifest))).toEqual(manifest);
  });

  it.each<[string, CanonicalValue]>([
    ['nothing', null],
    ['a list', []],
    ['another version', { ...buildManifest(), version: 2 }],
    ['more than a manifest', { ...buildManifest(), status: 'active' }],
    ['a specimen that is none', { ...buildManifest(), specimen: false }],
    ['a last day in words', { ...buildManifest(), lastDay: 'in November' }],
    ['a rate plan in words', { ...buildManifest(), ratePlan: 'standard' }],
    ['a rate plan without a version', { ...buildManifest(), ratePlan: { id: 'standard' } }],
    ['a rate plan without an id', { ...buildManifest(), ratePlan: { name: 'a', version: 1 } }],
    ['a version in words', { ...buildManifest(), ratePlan: { id: 'standard', version: 'two' } }],
    [
      'a rate plan with more than its stamp',
      { ...buildManifest(), ratePlan: { id: 'standard', version: 2, premium: 5 } },
    ],
    ['no papers', withoutPapers],
    ['papers under another name', { ...withoutPapers, files: [] }],
    ['papers that are no list', { ...buildManifest(), papers: 'bond' }],
    ['a paper without a hash', { ...buildManifest(), papers: [{ name: 'bond' }] }],
    ['a paper without a name', { ...buildManifest(), papers: [{ sha256: 'a'.repeat(64) }] }],
    ['a paper that is none', { ...buildManifest(), papers: ['bond'] }],
    ['a number as principal', { ...buildManifest(), principal: 5 }],
    ['an amount as text', { ...buildManifest(), penalSumCents: '1000000' }],
    ['an American day', { ...buildManifest(), issuedOn: '11/21/2026' }],
    ['a last day that is a number', { ...buildManifest(), expiryDate: 2030 }],
    ['a moment without a zone', { ...buildManifest(), signedAt: '2026-11-21T15:00:02.000' }],
    ['a history without an end', { ...buildManifest(), history: { events: 4 } }],
    [
      'a history without a count',
      { ...buildManifest(), history: { events: '4', head: 'c'.repeat(64) } },
    ],
    ['a history that is a text', { ...buildManifest(), history: 'whole' }],
  ])('refuses %s', (_, value) => {
    expect(readManifest(canonicalJson(value))).toBeUndefined();
  });

  it('refuses a manifest that is not in canonical form', () => {
    expect(readManifest(JSON.stringify(buildManifest()))).toBeUndefined();
  });
});

describe('saysTheSame', () => {
  it('ignores key and time of the signature', () => {
    const later = { signedAt: '2027-01-01T00:00:00.000Z', keyId: 'another' };

    expect(saysTheSame(buildManifest(), buildManifest(later))).toBe(true);
  });

  it.each([
    ['the penal sum', { penalSumCents: 1_000_001 }],
    ['what is a specimen', { specimen: true as const }],
    ['the last day', { expiryDate: '2034-12-01' }],
    ['the rate plan', { ratePlan: { id: 'standard', version: 2 } }],
    ['a paper', { papers: [{ name: 'bond', sha256: 'e'.repeat(64) }] }],
    ['the history', { history: { events: 5, head: 'c'.repeat(64) } }],
  ])('detects that %s differs', (_, changes) => {
    expect(saysTheSame(buildManifest(), buildManifest(changes))).toBe(false);
  });
});
