import { describe, expect, it } from 'vitest';
import { answerSections, applicantName } from '~/domain/underwriting/answer-sections';
import { EXECUTOR_ANSWERS } from '../../../support/executor-answers.ts';

const FACTS = { bondName: 'Executor Bond', stateCode: 'SC' };

/** What an answer says, by the label of its question. */
function answersOf(answers: unknown, facts = FACTS) {
  const all = answerSections(answers, facts).flatMap((section) => section.answers);

  return new Map(all.map((answer) => [answer.label, answer]));
}

describe('answerSections', () => {
  it('names the sections as the customer saw them', () => {
    expect(answerSections({}, FACTS).map(({ title }) => title)).toEqual([
      'Bond Details',
      'Applicant Information',
      'Business Information',
      'Underwriting Questions',
    ]);
  });

  it.each([
    ['Bond', 'Executor Bond'],
    ['State', 'South Carolina'],
    ['Bond amount', '$85,000'],
    ['Effective date', 'December 1, 2026'],
    ['Term', '1 year'],
    ['Name', 'Marisol Okafor'],
    ['Phone', '(803) 555-0123'],
    ['Address', '12 Tidewater Lane\nCharleston, SC 29401'],
    ['Had bonds before', 'No'],
    ['Business type', 'Limited liability company (LLC)'],
    ['Annual revenue', '$64,000'],
    ['Employees', '3'],
    ['Credit check', 'Authorized'],
  ])('says the answer to %s as people write it', (label, value) => {
    expect(answersOf(EXECUTOR_ANSWERS).get(label)).toEqual({ label, value });
  });

  it('marks a yes to an underwriting question, with its details', () => {
    const question = 'Have you or the business ever filed for bankruptcy?';

    expect(answersOf(EXECUTOR_ANSWERS).get(question)).toEqual({
      label: question,
      value: 'Yes. Chapter 7 in 2015, discharged in 2016.',
      isTelling: true,
    });
    expect(
      answersOf({ underwriting: { bankruptcyHistory: { answer: 'yes' } } }).get(question),
    ).toMatchObject({ value: 'Yes.', isTelling: true });
  });

  it('marks a credit check that was not authorized', () => {
    expect(answersOf({}).get('Credit check')).toMatchObject({
      value: 'Not authorized',
      isTelling: true,
    });
  });

  it('says what is missing, and shows what it does not understand as it is', () => {
    const answers = answersOf(
      {
        applicant: { address: { city: 'Charleston' }, experience: { previousBonds: 'yes' } },
        business: { businessType: 'guild' },
        bondDetails: { effectiveDate: 'soon' },
      },
      { ...FACTS, stateCode: 'PR' },
    );

    expect(answers.get('State')?.value).toBe('PR');
    expect(answers.get('Address')?.value).toBe('Charleston');
    expect(answers.get('Had bonds before')?.value).toBe('Yes');
    for (const label of [
      'Business type',
      'Effective date',
      'Bond amount',
      'Term',
      'Name',
      'Phone',
    ]) {
      expect(answers.get(label)).toEqual({ label, value: 'Not given', isMissing: true });
    }
  });
});

describe('applicantName', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lee' }, 'Ada Lee'],
    [{ lastName: 'Lee' }, 'Lee'],
    [{}, undefined],
  ])('of %j is %s', (applicant, name) => {
    expect(applicantName({ applicant })).toBe(name);
  });
});
