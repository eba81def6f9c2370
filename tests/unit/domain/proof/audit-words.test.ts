import { describe, expect, it } from 'vitest';
import type { ReportUse } from '~/domain/consumer-reports/report-use';
import { auditBundleName } from '~/domain/papers/file-names';
import {
  bundleNote,
  historyText,
  reportUsesText,
  withoutStaffRecords,
  type BundleContents,
  type BundledEvent,
} from '~/domain/proof/audit-words';

function aBundle(changes: Partial<BundleContents> = {}): BundleContents {
  return {
    bondNumber: 'MSB-27182818',
    madeAt: '2026-11-22T09:30:00.000Z',
    site: 'https://www.marshlinesurety.example',
    papers: [{ file: 'papers/bond.pdf', sha256: 'a'.repeat(64), isUnchanged: true }],
    signature: { keyId: '2026-01' },
    terms: { version: 'v1.1', acceptedAt: '2026-11-20T23:00:00.000Z', file: 'terms.pdf' },
    hasReportUses: false,
    ...changes,
  };
}

function anEvent(changes: Partial<BundledEvent> = {}): BundledEvent {
  return {
    position: 1,
    kind: 'information-requested',
    actor: 'staff',
    actorId: '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
    fromStatus: 'under_review',
    toStatus: 'information_requested',
    detail: { question: 'Which bank holds the account?' },
    at: '2026-11-21T15:00:02.123456+00:00',
    previousHash: '0'.repeat(64),
    hash: 'c'.repeat(64),
    ...changes,
  };
}

describe('bundleNote', () => {
  it('describes each file and the place of the keys', () => {
    const note = bundleNote(aBundle());

    expect(note).toContain('Audit bundle of bond MSB-27182818\r\nMade on 2026-11-22 09:30:00 UTC');
    expect(note).toContain(`papers/bond.pdf  ${'a'.repeat(64)}  unchanged since it was made`);
    expect(note).toContain('signature with key 2026-01');
    expect(note).toContain(
      'https://www.marshlinesurety.example/.well-known/marshline-bond-keys.json',
    );
    expect(note).toContain('accepted version v1.1 of the terms on November 20, 2026: terms.pdf');
  });

  it.each<[string, Partial<BundleContents>, string]>([
    [
      'a paper that is not the one that was made',
      { papers: [{ file: 'papers/bond.pdf', sha256: 'f'.repeat(64), isUnchanged: false }] },
      'NOT THE FILE THAT WAS MADE',
    ],
    ['no papers', { papers: [] }, 'none yet'],
    ['no signature', { signature: undefined }, 'Nothing was signed for this bond'],
    ['no terms', { terms: undefined }, 'No terms were accepted on this site for this bond.'],
    [
      'terms of an older version',
      { terms: { version: 'v1.0', acceptedAt: '2025-11-20T23:00:00.000Z' } },
      'version v1.0 of the terms on November 20, 2025.\r\nA newer version is now in force.',
    ],
  ])('states clearly when there is %s', (_, changes, words) => {
    expect(bundleNote(aBundle(changes))).toContain(words);
  });
});

describe('historyText', () => {
  it('lists who did what and when, with the text and the hash', () => {
    expect(historyText([anEvent()])).toBe(
      [
        '2026-11-21 15:00:02 UTC  Asked the customer',
        '  by staff 3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
        '  question: Which bank holds the account?',
        `  hash ${'c'.repeat(64)}`,
        '',
        '',
      ].join('\r\n'),
    );
  });

  it('writes reasons from a list, and accepts a detail without text', () => {
    expect(historyText([anEvent({ detail: { reasons: ['never-instant'] } })])).toContain(
      'reasons: ["never-instant"]',
    );
    for (const detail of [null, 'text', {}]) {
      expect(historyText([anEvent({ detail, actorId: null })])).toContain('  by staff\r\n  hash');
    }
  });

  it('states that a bond without an application has no history', () => {
    expect(historyText([])).toBe('This bond was not issued from an application on this site.\r\n');
  });
});

it('a bundle is saved under the number of its bond', () => {
  expect(auditBundleName('MSB-27182818')).toBe('MSB-27182818-audit-bundle.zip');
});

describe('withoutStaffRecords', () => {
  it('keeps the position and the hashes of an identity reveal, but not its actor and reason', () => {
    const look = anEvent({
      position: 2,
      kind: 'identity-revealed',
      detail: { which: 'ssn', reason: 'To compare it with the court order' },
      hash: 'd'.repeat(64),
    });
    const [question, record] = withoutStaffRecords([anEvent(), look]);

    expect(question).toEqual(anEvent());
    expect(record).toMatchObject({ position: 2, hash: 'd'.repeat(64), actorId: null, detail: {} });
    expect(historyText(record ? [record] : [])).toContain('kept by the staff');
    expect(JSON.stringify(record)).not.toContain('court order');
  });
});

describe('the notices about credit reports', () => {
  it('are listed with their agency and without a score, and the note names the file', () => {
    const use: ReportUse = {
      name: 'Ann Smith',
      decision: 'increase-declined',
      agencies: ['Equifax'],
      wasMailed: true,
      at: '2026-11-21T15:00:02Z',
    };

    expect(reportUsesText([use])).toBe(
      '2026-11-21 15:00:02 UTC  Higher amount declined. We emailed Ann Smith a notice about the report of Equifax.\r\n',
    );
    expect(bundleNote(aBundle({ hasReportUses: true }))).toContain('credit-reports.txt');
    expect(bundleNote(aBundle())).not.toContain('credit-reports.txt');
  });
});
