import { describe, expect, it } from 'vitest';
import type { Grant, Indemnitor } from '~/domain/contractors/contractor-desk';
import { isSmallerLine, lineReportPeople } from '~/domain/contractors/line-reports';

const SIGNED = { signedAt: '2026-11-20T12:00:00Z' };

const indemnitor = (changes: object): Indemnitor =>
  ({
    id: 'i',
    kind: 'person',
    fullName: 'Ann Lee',
    isReleased: false,
    link: SIGNED,
    ...changes,
  }) as never;

describe('the people of a line who allowed a credit report', () => {
  it('are the persons who signed', () => {
    expect(lineReportPeople([indemnitor({})])).toEqual([
      { person: 'i', name: 'Ann Lee', hasAddress: true },
    ]);
  });

  it.each([
    ['a company', { kind: 'entity' }],
    ['somebody who was released', { isReleased: true }],
    ['somebody who did not sign yet', { link: { signedAt: null } }],
    ['somebody without a link', { link: undefined }],
  ])('are without %s', (_, changes) => {
    expect(lineReportPeople([indemnitor(changes)])).toEqual([]);
  });
});

describe('a smaller line', () => {
  const grant = { approvedBy: 'dana', isReplaced: false, single: 200, aggregate: 500 } as Grant;
  const asked = { singleAsked: 300, aggregateAsked: 600 };

  it.each([
    ['the same', 200, 500, false],
    ['less for one job', 199, 500, true],
    ['less for all jobs', 200, 499, true],
    ['more', 201, 501, false],
  ])('is below the line in force: %s', (_, single, aggregate, isSmaller) => {
    expect(isSmallerLine({ ...asked, grants: [grant] }, { single, aggregate })).toBe(isSmaller);
  });

  it('is below what the contractor asked for when no line is in force', () => {
    expect(isSmallerLine({ ...asked, grants: [] }, { single: 200, aggregate: 600 })).toBe(true);
    expect(isSmallerLine({ ...asked, grants: [] }, { single: 300, aggregate: 600 })).toBe(false);
  });
});
