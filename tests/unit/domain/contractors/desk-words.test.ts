import { describe, expect, it } from 'vitest';
import { bidSpreadWords } from '~/domain/contractors/bid-words';
import { conditionWords } from '~/domain/contractors/condition-words';
import { STOP_RULES, type LineStop } from '~/domain/contractors/line-stops';
import {
  awaitsResult,
  PROJECT_STAGES,
  stageAction,
  type ProjectStage,
} from '~/domain/contractors/project-stages';
import {
  expiryNotice,
  formNotice,
  levelNotice,
  usualLevel,
  yearAheadNotice,
} from '~/domain/contractors/statement-notice';
import { stopWords } from '~/domain/contractors/stop-words';
import { dollars } from '~/domain/money';
import { BID } from '../../../support/contractor-desk.ts';

const stop = (
  rule: LineStop['rule'],
  found: number | null = 2_000_000,
  allowed: number | null = 1_000_000,
) => stopWords({ rule, allowed, found });

describe('stopWords', () => {
  it('gives every rule a reason and a cure', () => {
    for (const rule of STOP_RULES) {
      const { reason, cure } = stop(rule);

      expect(reason, rule).toMatch(/\.$/);
      expect(cure, rule).toMatch(/\.$/);
    }
  });

  it('names the figures', () => {
    expect(stop('single-limit').reason).toBe(
      'The price of $20,000 is above your limit for one job, $10,000.',
    );
    expect(stop('statement-unread', 20_453, null).reason).toBe(
      'An underwriter reads your statement of December 31, 2025 first.',
    );
    expect(stop('schedule-unread', 20_726, null).reason).toBe(
      'An underwriter reads your work in progress of September 30, 2026 first.',
    );
    expect(stop('schedule-unread', 20_726).reason).toBe(
      'Your work in progress of September 30, 2026 frees a part of your line. Until an underwriter has read it, $10,000 is free.',
    );
    expect(stop('indemnity-unsigned', 1).reason).toBe(
      'One person has not signed the indemnity yet.',
    );
    expect(stop('indemnity-unsigned', 2).reason).toBe(
      '2 people have not signed the indemnity yet.',
    );
    expect(stop('duration', 400, 365).reason).toBe('The job takes 400 days. Your line covers 365.');
    expect(stop('duration', null, 365)).toEqual({
      reason:
        'Your line covers jobs of up to 365 days, and the start or end of this job is missing.',
      cure: 'Enter the start and end of the job.',
    });
  });
});

describe('the usual level of a statement', () => {
  it.each([
    [500_000, 'internal'],
    [500_001, 'compiled'],
    [1_000_000, 'compiled'],
    [1_000_001, 'reviewed'],
  ])('for a job of $%i is %s', (price, level) => {
    expect(usualLevel(dollars(price))).toBe(level);
  });

  it('is told before a bid when the statement is below it', () => {
    expect(levelNotice(dollars(2_000_000), 'compiled')).toBe(
      'For a job of $2,000,000, underwriters usually ask for a statement reviewed by a CPA. This is an estimate: an underwriter decides.',
    );
    expect(levelNotice(dollars(600_000), undefined)).toContain('compiled by a CPA');
    expect(levelNotice(dollars(2_000_000), 'audited')).toBeUndefined();
    expect(levelNotice(dollars(100), undefined)).toBeUndefined();
  });

  it('is told a year ahead for the limit that the contractor wants', () => {
    expect(yearAheadNotice(dollars(2_000_000), 'compiled')).toMatch(
      /^For jobs of \$2,000,000, .* reviewed by a CPA\. You can ask with the statement that you have: an underwriter decides\./,
    );
    expect(yearAheadNotice(dollars(2_000_000), 'reviewed')).toBeUndefined();
  });
});

it('says before a bid that we issue our own form, whichever the owner wants', () => {
  expect(formNotice('owner')).toMatch(/^The owner wants its own bond form, and we issue our own/);
  expect(formNotice('A312')).toMatch(/^The owner wants AIA A312, and we issue our own/);
  expect(formNotice('none')).toBe('The owner names no bond form, so we issue our own.');
});

it('names a stage that is recorded again', () => {
  expect(stageAction('approved', 'low')).toBe('We are low');
  expect(stageAction('low', 'low')).toBe('Add the tabulation or an explanation');
  expect(stageAction('awarded', 'awarded')).toBe('Correct the contract price');
  expect(stageAction('closed', 'reinstated')).toBe('The job is not closed yet');
});

describe('the result of a bid', () => {
  it('is missing from the moment when the bids are opened', () => {
    const bidAt = '2026-12-01T19:00:00Z';
    const waiting = (moment: string) =>
      PROJECT_STAGES.filter((stage) => awaitsResult({ stage, bidAt }, new Date(moment)));

    expect(waiting('2026-12-01T18:59:59Z')).toEqual([]);
    expect(waiting(bidAt)).toEqual(['approved', 'bid-issued']);
  });
});

describe('the age of the latest statement', () => {
  const today = '2026-11-23';

  it.each([
    ['2027-03-24', undefined],
    [
      '2027-03-23',
      'Your latest statement goes out of date on March 23, 2027, in 120 days. Ask your CPA for the next one now.',
    ],
    [
      '2026-11-24',
      'Your latest statement goes out of date on November 24, 2026, in 1 day. Ask your CPA for the next one now.',
    ],
    ['2026-11-22', 'Your latest statement went out of date on November 22, 2026. Add a newer one.'],
    [undefined, 'Add a fiscal or interim statement. Your line needs one.'],
  ])('is told 120 days ahead: %s', (staleAfter, notice) => {
    expect(expiryNotice(staleAfter, today)).toBe(notice);
  });
});

describe('conditionWords', () => {
  it('names every condition', () => {
    const pairs = conditionWords({
      states: ['SC', 'ZZ'],
      kinds: ['civil'],
      maxDurationDays: 365,
      maxDamagesPerDay: 50_000,
      minPriorJobPercent: 50,
      maxStatementDays: 200,
      noOwnersForm: true,
      noTakeover: true,
      maxSpreadPercent: 8,
    });

    expect(pairs.map(({ value }) => value)).toEqual([
      'South Carolina, ZZ',
      'Roads, bridges and civil',
      '365 days',
      'Up to $500 a day',
      '50% of the price or more',
      '200 days or less',
      'Not covered',
      'Not covered',
      'Up to 8%',
    ]);
  });

  it('names the indemnitors who must have signed', () => {
    expect(
      conditionWords({ indemnitors: ['i1', 'gone'] }, [{ id: 'i1', fullName: 'Ann Lee' }])[0],
    ).toEqual({ label: 'Must have signed the indemnity', value: 'Ann Lee, A former indemnitor' });
    expect(conditionWords({ indemnitors: ['i1'] })[0]?.value).toBe('A former indemnitor');
  });

  it('names the usual limit of the spread without conditions', () => {
    expect(conditionWords({})).toEqual([
      { label: 'Bid spread without an underwriter', value: 'Up to 10%' },
    ]);
  });
});

describe('bidSpreadWords', () => {
  it('says who looks at a spread', () => {
    const words = (change: object, stage: ProjectStage = 'low') =>
      bidSpreadWords({ ...BID, ...change }, stage);

    expect(words({}, 'not-low')).toBe('');
    expect(words({})).toContain('Add the owner’s bid tabulation');
    expect(words({ spread: 900 })).toBe('Your bid was 9% under the second one.');
    const wide = { spread: 1_250, needsUnderwriter: true };
    expect(words(wide)).toContain('Explain the difference');
    expect(words({ ...wide, resultNote: 'Own pit' })).toContain('reviews your explanation');
  });
});
