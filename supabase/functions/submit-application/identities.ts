import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import {
  type NumberBase,
  type NumberKind,
  numberKind,
} from '../../../src/domain/quote/draft-numbers.ts';

/** A secret of one principal: what it is, and its text. */
export type Identity = { kind: NumberKind; base: NumberBase; text: string };

/** The answers that hold the secrets. An estate has no EIN until the IRS gives it one. */
export type IdentityAnswers = {
  applicant: Pick<ApplicationAnswers['applicant'], 'ssn' | 'dateOfBirth' | 'furtherPrincipals'>;
  business: Partial<Pick<ApplicationAnswers['business'], 'ein' | 'furtherBusinesses'>>;
};

/** Every secret of every principal, in the order of the form: 'ssn' of the applicant, 'ssn-2' of the second one. */
export function identitiesOf({ applicant, business }: IdentityAnswers): Identity[] {
  const { furtherPrincipals = [] } = applicant;
  const { furtherBusinesses = [] } = business;

  return [
    ...[applicant, ...furtherPrincipals].flatMap(({ ssn, dateOfBirth }, index) => [
      identity('ssn', index, ssn),
      identity('date_of_birth', index, dateOfBirth),
    ]),
    ...[business, ...furtherBusinesses].flatMap(({ ein }, index) =>
      ein === undefined ? [] : [identity('ein', index, ein)],
    ),
  ];
}

function identity(base: NumberBase, index: number, text: string): Identity {
  return { kind: numberKind(base, index), base, text };
}
