import { describe, expect, it } from 'vitest';
import {
  historyReportSchema,
  missingRevisions,
  missingSignatureLine,
  problemLine,
  signatureProblemLine,
  unsignedBondLine,
  type HistoryProblem,
} from '~/domain/proof/history-report';
import { buildManifest } from '../../../support/bond-key';

const found = (changes: Partial<HistoryProblem>): HistoryProblem => ({
  applicationId: '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
  applicationNumber: 'APP-271828',
  position: 3,
  eventId: 17,
  problem: 'altered',
  bondNumber: null,
  ...changes,
});

describe('problemLine', () => {
  it.each<[Partial<HistoryProblem>, string]>([
    [{}, 'event 3 (row 17) is altered: its hash is not the one that it was written with.'],
    [{ problem: 'missing-before' }, 'event 3 is missing. The next stored event is row 17.'],
    [
      { problem: 'out-of-order' },
      'event 3 (row 17) is out of order: it was not written after the one before it.',
    ],
    [{ problem: 'missing-at-end', eventId: null }, 'event 3 and all later events are missing.'],
    [
      { problem: 'not-the-recorded-end' },
      'event 3 (row 17) is not what was recorded as the end of the history.',
    ],
    [
      { problem: 'not-as-signed', bondNumber: 'MSB-27182818' },
      'event 3 is not the one that was signed with bond MSB-27182818.',
    ],
  ])('names the application and the row: %o', (changes, words) => {
    expect(problemLine(found(changes))).toBe(`APP-271828: ${words}`);
  });

  it('names a missing application by its id', () => {
    expect(problemLine(found({ applicationNumber: null }))).toMatch(/^3f1b2a9e/);
  });
});

describe('signatureProblemLine', () => {
  it('returns nothing for a good signature', () => {
    const verdict = { outcome: 'good', manifest: buildManifest() } as const;

    expect(signatureProblemLine('MSB-27182818', 1, verdict)).toBeUndefined();
  });

  it('names the bond and the revision of a bad signature', () => {
    expect(
      signatureProblemLine('MSB-27182818', 2, { outcome: 'bad-signature', keyId: 'test' }),
    ).toBe('Bond MSB-27182818: signature 2 is not good (bad-signature).');
  });
});

describe('missingRevisions', () => {
  it.each([
    [[], []],
    [[1], []],
    [[1, 2, 3], []],
    [[2], [1]],
    [
      [4, 1],
      [2, 3],
    ],
  ])('of %j are %j', (there, missing) => {
    expect(missingRevisions(there.map((revision) => ({ revision })))).toEqual(missing);
  });

  it('are reported with their bond', () => {
    expect(missingSignatureLine('MSB-27182818', 2)).toBe(
      'Bond MSB-27182818: signature 2 is missing.',
    );
    expect(unsignedBondLine('MSB-27182818')).toBe(
      'Bond MSB-27182818: it has papers and no signature, and bonds issued after it are signed.',
    );
  });
});

it('accepts a report of an empty database', () => {
  expect(historyReportSchema.parse({ applications: 0, events: 0, problems: [] }).events).toBe(0);
});
