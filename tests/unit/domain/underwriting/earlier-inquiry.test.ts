import { expect, it } from 'vitest';
import { inquiryRows } from '~/domain/underwriting/earlier-inquiry';

const ASKED = {
  id: 'a',
  from: 'Ward & Hale',
  amount: 24_000_000,
  worry: 'bankruptcy',
  details: 'Discharged in 2021',
  facts: 'State: SC\nHearing on: December 10, 2026',
  askedAt: '2026-11-20T15:00:00Z',
} as const;

const WORDS = { askedAt: 'Nov 20', answeredAt: 'Nov 21', answeredBy: 'Dana Whitfield' };

it('shows the answer first, then who gave it and when, then the question with its facts', () => {
  const answered = { answer: 'needs-help', note: 'Send the order.', at: '', by: 'dana' } as const;

  expect(inquiryRows({ ...ASKED, answered }, WORDS)).toEqual([
    { label: 'Answer', value: 'Needs help' },
    { label: 'Note', value: 'Send the order.' },
    { label: 'Answered', value: 'Nov 21, by Dana Whitfield' },
    { label: 'Asked', value: 'Nov 20, by Ward & Hale' },
    { label: 'Amount', value: '$240,000.00' },
    { label: 'Worry', value: 'A bankruptcy' },
    { label: 'In their words', value: 'Discharged in 2021' },
    { label: 'Facts', value: 'State: SC\nHearing on: December 10, 2026' },
  ]);
});

it('says that an inquiry waits, and leaves out what was not given', () => {
  expect(
    inquiryRows({ ...ASKED, details: '', facts: '' }, WORDS).map(({ label }) => label),
  ).toEqual(['Answer', 'Asked', 'Amount', 'Worry']);
  expect(inquiryRows(ASKED, WORDS)[0]?.value).toBe('Not answered yet');
});

it('leaves out the note of an answer without one', () => {
  const answered = { answer: 'likely', note: '', at: '', by: 'dana' } as const;

  expect(inquiryRows({ ...ASKED, answered }, WORDS).map(({ label }) => label)).not.toContain(
    'Note',
  );
});
