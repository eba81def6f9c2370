import { bindsEither, firstPrincipalKind, type PrincipalKind } from '../bonds/principals.ts';
import type { BondSlug } from '../bonds/bond-types.ts';
import { answerAt, textAt } from '../underwriting/stored-answers.ts';
import type { StateCode } from '../us-states.ts';

/** An application while it is typed. `sections` are its answers as the form holds them. */
type TypedApplication = { bond: { slug: BondSlug }; stateCode: StateCode; sections: unknown };

/** The answer to "Is a business applying?". */
export function isBusinessIn(sections: unknown): string | undefined {
  return textAt(sections, 'business.isBusiness');
}

/** Whether the first principal is a person or a business, and its address as typed, before any check. */
export function principalAddress(application: TypedApplication): {
  kind: PrincipalKind;
  address: unknown;
} {
  const { bond, sections } = application;
  const kind = firstPrincipalKind(bond, { isBusiness: isBusinessIn(sections) });
  const address =
    kind === 'person' ? answerAt(sections, 'applicant.address') : businessAddress(application);

  return { kind, address };
}

/** A business is in the state of the bond, except one that gives an appeal bond. */
function businessAddress({ bond, stateCode, sections }: TypedApplication): unknown {
  const typed = answerAt(sections, 'business.businessAddress');

  return bindsEither(bond) ? typed : { ...Object(typed), state: stateCode };
}
