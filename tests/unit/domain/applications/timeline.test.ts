import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import { openQuestion } from '~/domain/applications/open-question';
import { wireWords } from '~/domain/applications/wire-words';
import { applicationTimeline, type TimelineFacts } from '~/domain/applications/timeline';
import { NOTARY_PRICE, NOTARY_TOTAL } from '../../../support/notary-price';

const AT = '2026-11-20T15:00:00Z';
const WIRE = { amount: NOTARY_PRICE.total, reference: 'SIM-0001' };
const SUBMITTED = { kind: 'submitted', at: AT };
const REVIEW = { kind: 'sent-to-review', at: AT };
const ASKED = { kind: 'information-requested', at: AT, words: 'Who are the heirs?' };
const ANSWERED = { kind: 'information-given', at: AT, words: 'Ann and Bo.' };

const facts = (changes: Partial<TimelineFacts>): TimelineFacts => ({
  status: 'under_review',
  events: [SUBMITTED, REVIEW],
  reviewReasons: [],
  ...changes,
});

const titles = (changes: Partial<TimelineFacts>) =>
  applicationTimeline(facts(changes)).map(({ title, progress }) => `${progress}: ${title}`);

describe('the timeline of an application', () => {
  it('lists past, current and future steps', () => {
    expect(titles({})).toEqual([
      'done: You sent the application',
      'done: It went to an underwriter',
      'current: Review & Underwriting',
      'next: Bond Issuance',
      'next: Delivery & Filing',
    ]);
  });

  it('names the reasons for a review, in the order of the known reasons', () => {
    const [, review] = applicationTimeline(
      facts({ reviewReasons: ['documents-need-review', 'of-tomorrow', 'never-instant'] }),
    );

    expect(review?.sentences).toEqual([
      'An underwriter reviews every application for this bond.',
      'An underwriter reads the documents of this application.',
    ]);
  });

  it('repeats question and answer, and names who acts next', () => {
    const asked = applicationTimeline(
      facts({ status: 'information_requested', events: [SUBMITTED, REVIEW, ASKED] }),
    );
    const answered = applicationTimeline(facts({ events: [SUBMITTED, REVIEW, ASKED, ANSWERED] }));

    expect(asked[2]).toMatchObject({ at: AT, sentences: ['Who are the heirs?'] });
    expect(asked[3]).toMatchObject({ progress: 'current', holder: 'you' });
    expect(answered[3]).toMatchObject({ title: 'You answered', sentences: ['Ann and Bo.'] });
    expect(answered[4]).toMatchObject({ progress: 'current', holder: 'us' });
  });

  it('leaves out internal records', () => {
    expect(titles({ events: [{ kind: 'claimed', at: AT }] })[0]).toBe(
      'current: Review & Underwriting',
    );
  });

  it('reaches the bond after the approval', () => {
    expect(titles({ status: 'approved', events: [{ kind: 'approved', at: AT }] })).toEqual([
      'done: It was approved',
      'current: Bond Issuance',
      'next: Delivery & Filing',
    ]);
  });

  it('shows the wire amount when an approved bond waits for it', () => {
    const current = applicationTimeline(facts({ status: 'approved', wire: WIRE })).find(
      ({ progress }) => progress === 'current',
    );

    expect(current).toMatchObject({ holder: 'you' });
    expect(current?.sentences[0]).toBe(`Send ${NOTARY_TOTAL} by wire with the reference SIM-0001.`);
  });

  it.each(['declined', 'withdrawn', 'issued'] as const)(
    'ends when the application is %s',
    (status) => {
      expect(titles({ status, events: [{ kind: status, at: AT }] })).toHaveLength(1);
    },
  );

  it('is empty for a draft', () => {
    expect(titles({ status: 'draft', events: [] })).toEqual([]);
  });
});

describe('the open question', () => {
  it('is the last question', () => {
    const events = [ASKED, ANSWERED, { ...ASKED, words: 'And who objects?' }];

    expect(openQuestion({ status: 'information_requested', events })).toEqual({
      question: 'And who objects?',
      askedAt: AT,
      documents: [],
    });
  });

  it('names the documents to send with the answer, and so does the timeline', () => {
    const events = [{ ...ASKED, documents: ['tax_returns'] as const }];

    expect(openQuestion({ status: 'information_requested', events })?.documents).toEqual([
      'tax_returns',
    ]);
    expect(applicationTimeline(facts({ events }))[0]?.sentences).toEqual([
      'Who are the heirs?',
      'Asked for: Tax returns',
    ]);
  });

  it('exists in no other status', () => {
    for (const status of APPLICATION_STATUSES) {
      if (status === 'information_requested') continue;
      expect(openQuestion({ status, events: [ASKED] })).toBeUndefined();
    }
  });

  it('is unknown when the history lacks it', () => {
    expect(openQuestion({ status: 'information_requested', events: [] })).toBeUndefined();
  });
});

describe('wire instructions', () => {
  it('appear with the approval, and only when a wire is expected', () => {
    expect(wireWords({ status: 'under_review', wire: WIRE })).toBeUndefined();
    expect(wireWords({ status: 'approved' })).toBeUndefined();
  });
});
