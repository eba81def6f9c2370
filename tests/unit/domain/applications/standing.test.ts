import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '~/domain/application-status';
import {
  byHolder,
  canWithdraw,
  draftKeptUntil,
  needsWords,
  standingOf,
} from '~/domain/applications/standing';

const facts = (status: ApplicationStatus, isPaidByWire = false) => ({ status, isPaidByWire });

describe('the standing of an application', () => {
  it.each<[ApplicationStatus, string, string]>([
    ['draft', 'Draft', 'you'],
    ['submitted', 'Submitted', 'us'],
    ['under_review', 'Under review', 'us'],
    ['information_requested', 'Question for you', 'you'],
    ['approved', 'Approved', 'us'],
    ['issued', 'Issued', 'nobody'],
    ['declined', 'Declined', 'nobody'],
    ['withdrawn', 'Withdrawn', 'nobody'],
  ])('%s is %s, and the ball is with %s', (status, label, holder) => {
    expect(standingOf(facts(status))).toMatchObject({ label, holder });
  });

  it('puts the ball with the customer where an approved bond waits for a wire', () => {
    expect(standingOf(facts('approved', true))).toMatchObject({
      label: 'Approved',
      holder: 'you',
      sentence: 'It is approved. We make out the bond when your wire has arrived.',
    });
  });

  it('does not ask for a wire before the approval', () => {
    expect(standingOf(facts('under_review', true)).holder).toBe('us');
  });
});

describe('applications by who has the ball', () => {
  it('put an open question before a wire, and a wire before a draft', () => {
    const { you } = byHolder([
      facts('draft'),
      facts('approved', true),
      facts('information_requested'),
    ]);

    expect(you.map(({ status }) => status)).toEqual(['information_requested', 'approved', 'draft']);
  });

  it('are all there, each once', () => {
    const all = APPLICATION_STATUSES.map((status) => facts(status));
    const { you, us, nobody } = byHolder(all);

    expect(new Set([...you, ...us, ...nobody])).toEqual(new Set(all));
    expect(us.map(({ status }) => status)).toEqual(['submitted', 'under_review', 'approved']);
    expect(nobody).toHaveLength(3);
  });
});

describe('withdrawing', () => {
  it('is offered from the submission to the approval', () => {
    expect(APPLICATION_STATUSES.filter(canWithdraw)).toEqual([
      'submitted',
      'under_review',
      'information_requested',
      'approved',
    ]);
  });
});

describe('a draft', () => {
  it('is kept for 30 days after its last change', () => {
    expect(draftKeptUntil('2026-11-20')).toBe('2026-12-20');
  });
});

describe('what needs the customer', () => {
  it.each([
    [0, 'Nothing needs you today.'],
    [1, '1 thing needs you.'],
    [2, '2 things need you.'],
  ])('%i: %s', (count, words) => {
    expect(needsWords(count)).toBe(words);
  });
});
