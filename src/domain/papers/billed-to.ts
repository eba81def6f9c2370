import type { BondSlug } from '../bonds/bond-types.ts';
import { firstPrincipalKind, type PrincipalAnswers, principalsOf } from '../bonds/principals.ts';
import type { Address } from '../quote/address.ts';

/** The answers that name the principals, with their addresses. Older applications have none. */
type AddressedAnswers = {
  applicant: PrincipalAnswers['applicant'] & { address?: Address | undefined };
  business: PrincipalAnswers['business'] & { businessAddress?: Address | undefined };
};

/** Whom a receipt is made out to. */
export type BilledTo = { name: string; address?: Address | undefined };

/** The first principal of a bond, with its address: the business that the bond binds, or the applicant. */
export function billedTo(slug: BondSlug, { applicant, business }: AddressedAnswers): BilledTo {
  const [name = ''] = principalsOf({ slug }, { applicant, business });
  const kind = firstPrincipalKind({ slug }, business);

  return { name, address: kind === 'business' ? business.businessAddress : applicant.address };
}
