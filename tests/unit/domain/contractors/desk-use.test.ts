import { describe, expect, it } from 'vitest';
import { deskUse, holdsAfterClosing, type Statement } from '~/domain/contractors/contractor-desk';
import { lineStartWords } from '~/domain/contractors/line-start-words';
import { DESK, GRANT, PROJECT } from '../../../support/contractor-desk.ts';
import { MILLION, WIP_ROW } from '../../../support/line-account.ts';

const schedule = (asOf: string, change: object = {}) => ({
  ...{ id: asOf, asOf, rows: [WIP_ROW], readAt: '2026-07-02T12:00:00Z' },
  ...change,
});

describe('the use of a line', () => {
  it('is that of the read schedule while the unread one uses less', () => {
    const unread = schedule('2026-09-30', { rows: [], readAt: undefined });
    const schedules = [unread, schedule('2026-06-30')];

    expect(deskUse({ ...DESK, schedules }, GRANT)).toMatchObject({
      counted: { started: 0.6 * MILLION },
      byLatest: { started: 0 },
      waitsForReader: true,
    });
  });
});

describe('a closed job', () => {
  const closed = { ...PROJECT, stage: 'closed', closedOn: '2026-07-01' } as const;

  it.each([
    ['without a schedule', [], true],
    ['after a schedule that was read before', [schedule('2026-06-30')], true],
    ['after an unread schedule', [schedule('2026-07-01', { readAt: undefined })], true],
    ['after a schedule of that day that was read', [schedule('2026-07-01')], false],
    [
      'that the read schedule lists',
      [schedule('2026-06-30', { rows: [{ ...WIP_ROW, number: closed.number }] })],
      false,
    ],
  ])('%s holds its cost: %o', (_, schedules, holds) => {
    expect(holdsAfterClosing({ schedules }, closed)).toBe(holds);
  });

  it('holds nothing while it is not closed, or was closed before days were recorded', () => {
    expect(holdsAfterClosing(DESK, PROJECT)).toBe(false);
    expect(holdsAfterClosing(DESK, { ...closed, closedOn: undefined })).toBe(false);
  });
});

it('asks a contractor without a line only for what is missing, and says how long the line takes', () => {
  const statements = [{ kind: 'fiscal' } as Statement];
  const schedules = [schedule('2026-09-30')];

  expect(lineStartWords({ statements: [], schedules: [] })).toBe(
    'Add your latest statement and your work in progress under Financials. An underwriter then sets your line, usually in 1 to 2 business days, and we email you.',
  );
  expect(lineStartWords({ statements, schedules: [] })).toMatch(/^Add your work in progress under/);
  expect(lineStartWords({ statements, schedules })).toMatch(
    /^We have your statement .* sets your line, usually in 1 to 2 business days\. We’ll email you\.$/,
  );
});
