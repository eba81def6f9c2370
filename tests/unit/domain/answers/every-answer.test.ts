import { describe, expect, it } from 'vitest';
import { answerSections, reviewAnswers } from '~/domain/answers/answer-sections';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import type { ApplicationAnswers } from '~/domain/quote/application';
import { SECTION_KEYS } from '~/domain/quote/journey';
import { forEachQuestion } from '~/domain/quote/underwriting-questions';
import { STORED_SAMPLES } from '../../../../supabase/local/demo/sample-sections';
import { APPLICANT, BOND_DETAILS, BUSINESS, UNDERWRITING } from '../support/builders';

/** The same shape with every optional answer given. A new schema answer does not compile until it is here. */
type Full<Part> = Part extends object
  ? { [Key in keyof Part]-?: Full<NonNullable<Part[Key]>> }
  : Part;

const FULL: Full<ApplicationAnswers> = {
  ...STORED_SAMPLES,
  bondDetails: {
    ...BOND_DETAILS,
    specialConditions: 'Two originals',
    matter: { county: 'Travis County', capacity: 'executor' },
  },
  applicant: {
    ...APPLICANT,
    middleName: 'Quinn',
    suffix: 'Jr.',
    furtherPrincipals: [
      {
        firstName: 'Mary',
        middleName: 'Ann',
        lastName: 'Smith',
        suffix: 'III',
        email: 'mary@example.com',
        dateOfBirth: '1971-04-12',
        ssn: '219094321',
      },
    ],
    experience: { ...APPLICANT.experience, licenseNumber: 'N-12' },
  },
  business: {
    ...BUSINESS,
    dbaName: 'Tide Notary',
    matter: { personalProperty: 1_000_000 },
    furtherBusinesses: [{ legalName: 'Lowe, Inc.', ein: '951234567', businessType: 'corporation' }],
  },
  underwriting: {
    ...UNDERWRITING,
    ...forEachQuestion(({ key }) => ({ answer: 'yes' as const, details: `Details of ${key}` })),
    additionalInfo: 'Call after noon',
  },
};

const field = (changes: Record<string, unknown>) =>
  matterFieldSchema.parse({ label: String(changes['key']), kind: 'text', ...changes });

const FACTS = {
  bondName: 'Notary Bond',
  stateCode: 'TX',
  matter: [
    field({ key: 'county', kind: 'county' }),
    field({
      key: 'capacity',
      kind: 'choice',
      choices: [{ value: 'executor', label: 'Executor (dependent)' }],
    }),
    field({ key: 'personalProperty', kind: 'money', section: 'business' }),
  ],
};
const SECRETS = [
  'applicant.dateOfBirth',
  'applicant.ssn',
  'applicant.furtherPrincipals.0.dateOfBirth',
  'applicant.furtherPrincipals.0.ssn',
  'business.ein',
  'business.furtherBusinesses.0.ein',
];

/** The paths of all answers, such as `applicant.address.city`. */
function pathsIn(part: object, start = ''): string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? pathsIn(value, `${start}${key}.`) : start + key,
  );
}

/** A copy of the answers without the answer at a path. */
function without(path: string): unknown {
  const answers = structuredClone(FULL) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, answers);
  Reflect.deleteProperty(holder, last);

  return answers;
}

const reviewOf = (answers: unknown) =>
  SECTION_KEYS.map((section) => reviewAnswers(section, answers, FACTS));

describe('every answer of an applicant', () => {
  it.each(pathsIn(FULL))('appears in the review: %s', (path) => {
    expect(reviewOf(without(path))).not.toEqual(reviewOf(FULL));
  });

  it.each(pathsIn(FULL).filter((path) => !SECRETS.includes(path)))(
    'appears on the underwriter’s screen: %s',
    (path) => {
      expect(answerSections(without(path), FACTS)).not.toEqual(answerSections(FULL, FACTS));
    },
  );

  it.each(SECRETS)(
    'does not appear on the underwriter’s screen when it is a secret: %s',
    (path) => {
      expect(answerSections(without(path), FACTS)).toEqual(answerSections(FULL, FACTS));
    },
  );
});

describe('the rows of the matter', () => {
  const valueOf = (answers: unknown, label: string) =>
    reviewOf(answers)
      .flat()
      .find((row) => row.label === label)?.value;

  it('show the words of the form for a choice, money in dollars and a missing answer', () => {
    expect(valueOf(FULL, 'capacity')).toBe('Executor (dependent)');
    expect(valueOf(FULL, 'personalProperty')).toBe('$10,000.00');
    expect(valueOf(without('bondDetails.matter.county'), 'county')).toBe('None given');
  });

  it('leave out the business of a person who applies alone', () => {
    const alone = { business: { isBusiness: 'no', matter: { personalProperty: 100 } } };
    const labels = reviewAnswers('business', alone, FACTS).map(({ label }) => label);

    expect(labels).toEqual(['A business applies', 'personalProperty']);
  });

  it('leave out the question in an application from before it was asked', () => {
    const labels = reviewAnswers('business', without('business.isBusiness'), FACTS);

    expect(labels.map(({ label }) => label)).not.toContain('A business applies');
    expect(labels.map(({ label }) => label)).toContain('Legal business name');
  });
});
