import { describe, expect, it } from 'vitest';
import { answerSections, reviewAnswers } from '~/domain/answers/answer-sections';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { applicantName } from '~/domain/answers/applicant-rows';
import { SECTION_KEYS, SECTION_STEPS, STEP_NAMES } from '~/domain/quote/journey';
import { EXECUTOR_ANSWERS } from '../../../support/executor-answers.ts';

const FACTS = { bondName: 'Executor Bond', stateCode: 'SC', matter: [] };

/** The text of an answer, by the label of its question. */
function answersOf(answers: unknown, facts = FACTS) {
  const all = answerSections(answers, facts).flatMap((section) => section.answers);

  return new Map(all.map((answer) => [answer.label, answer]));
}

describe('answerSections', () => {
  it('gives the end of its bid as the term of a bid bond', () => {
    const answers = { ...EXECUTOR_ANSWERS, term: { endsOn: '2027-12-01', ending: 'at-award' } };

    expect(answersOf(answers).get('Term')?.value).toBe(
      'Until the bid is rejected or the contract is signed and bonded',
    );
  });

  it('names the payee of the law as obligee, and the office as the one that takes the bond', () => {
    const { obligee } = EXECUTOR_ANSWERS.bondDetails;
    const rows = (payee?: string) =>
      reviewAnswers('bondDetails', EXECUTOR_ANSWERS, { ...FACTS, payee })
        .filter(({ label }) => ['Obligee', 'Filed with'].includes(label))
        .map(({ label, value }) => [label, value]);

    expect(rows()).toEqual([['Obligee', obligee]]);
    expect(rows('The State of Texas')).toEqual([
      ['Obligee', 'The State of Texas'],
      ['Filed with', obligee],
    ]);
  });

  it('lists the license of the applicant only if the bond does not ask for it, or if it was answered', () => {
    const field = { key: 'licenseNumber', label: 'License number', kind: 'text' };
    const matter = [matterFieldSchema.parse(field)];
    const labels = (answers: object, facts: typeof FACTS | object) =>
      reviewAnswers('applicant', answers, { ...FACTS, ...facts }).map(({ label }) => label);
    const answered = { applicant: { experience: { licenseNumber: 'D-100' } } };

    expect(labels({}, FACTS)).toContain('License number');
    expect(labels({}, { matter })).not.toContain('License number');
    expect(labels(answered, { matter })).toContain('License number');
  });

  it('leaves out the number of a contract that has none', () => {
    const field = {
      key: 'contractNumber',
      label: 'Contract number',
      kind: 'text',
      notYet: 'No number',
    };
    const matter = [matterFieldSchema.parse({ ...field, section: 'bondDetails' })];
    const labels = (contractNumber: string) =>
      reviewAnswers(
        'bondDetails',
        { bondDetails: { matter: { contractNumber } } },
        { ...FACTS, matter },
      ).map(({ label }) => label);

    expect(labels('IFB-26-07')).toContain('Contract number');
    expect(labels('No number')).not.toContain('Contract number');
  });

  it("uses the names of the customer's sections", () => {
    expect(answerSections({}, FACTS).map(({ title }) => title)).toEqual(
      SECTION_KEYS.map((section) => STEP_NAMES[SECTION_STEPS[section]]),
    );
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
    ['Have you had surety bonds before?', 'No'],
    ['Business type', 'Limited liability company (LLC)'],
    ['Annual revenue', '$64,000'],
    ['Number of employees', '3'],
    ['Credit check', 'Authorized'],
  ])('formats the answer to %s', (label, value) => {
    expect(answersOf(EXECUTOR_ANSWERS).get(label)).toEqual({ label, value });
  });

  it.each([
    ['the days of a term that is shorter', 'December 1, 2026 to March 31, 2027', '2027-04-01'],
    ['whole years', '1 year', '2027-12-01'],
  ])('gives %s', (_, value, endsOn) => {
    const answers = { ...EXECUTOR_ANSWERS, term: { endsOn, ending: 'last-day' } };

    expect(answersOf(answers).get('Term')).toEqual({ label: 'Term', value });
  });

  it('gives the years of a term without an effective date, and none without years', () => {
    expect(answersOf({ bondDetails: { termYears: 2 } }).get('Term')?.value).toBe('2 years');
    expect(answersOf({}).get('Term')).toMatchObject({ isMissing: true });
  });

  it('marks a yes to an underwriting question, with its details', () => {
    const question = 'Have you or the business ever filed for bankruptcy?';

    expect(answersOf(EXECUTOR_ANSWERS).get(question)).toEqual({
      label: question,
      value: 'Yes. Chapter 7 in 2015, discharged in 2016.',
      isFlagged: true,
    });
    expect(
      answersOf({ underwriting: { bankruptcyHistory: { answer: 'yes' } } }).get(question),
    ).toMatchObject({ value: 'Yes.', isFlagged: true });
  });

  it('says of an answer that was signed by link who gave it, under the question that person read', () => {
    const signed = (change: object) =>
      answersOf({ underwriting: { bankruptcyHistory: { answer: 'On file', ...change } } });
    const asked = 'Have you ever filed for bankruptcy?';

    expect(signed({ details: 'Answered by Ann' }).get(asked)?.value).toBe('Answered by Ann');
    expect(signed({}).get(asked)?.value).toBe('On file');
    expect(signed({}).has('Have you or the business ever filed for bankruptcy?')).toBe(false);
  });

  it('asks a person who applies without a business only about that person', () => {
    const inPerson = { ...EXECUTOR_ANSWERS, business: { isBusiness: 'no' } };
    const labels = [...answersOf(inPerson).keys()];

    expect(labels).toContain('Have you ever filed for bankruptcy?');
    expect(labels.filter((label) => /the business/.test(label))).toEqual([]);
    expect(answersOf(EXECUTOR_ANSWERS).has('Have you ever filed for bankruptcy?')).toBe(false);
  });

  it('marks an unauthorized credit check', () => {
    expect(answersOf({}).get('Credit check')).toMatchObject({
      value: 'Not authorized',
      isFlagged: true,
    });
  });

  it('reports missing answers, and shows unknown values unchanged', () => {
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
    expect(answers.get('Have you had surety bonds before?')?.value).toBe('Yes');
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

it.each([
  ['masked in the review', { ssn: '219091234', dateOfBirth: '1980-03-09' }, '•••-••-1234'],
  ['said to be missing where they are not stored', {}, 'None'],
])("shows a further principal's numbers %s", (_, numbers, value) => {
  const applicant = { furtherPrincipals: [{ firstName: 'Ida', lastName: 'Gadsden', ...numbers }] };
  const rows = reviewAnswers('applicant', { applicant }, FACTS);
  const [row] = rows.filter(({ label }) => /^Principal 2.*(?:SSN|Social Security)/.test(label));

  expect(row?.value).toBe(value);
});

it('shows a further principal of whom nothing is stored as missing', () => {
  const answers = { applicant: { furtherPrincipals: [{}] }, business: { furtherBusinesses: [{}] } };
  const rows = answerSections(answers, FACTS)
    .flatMap((section) => section.answers)
    .filter(({ label }) => label.startsWith('Principal 2'));

  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ isMissing }) => isMissing)).toBe(true);
});
