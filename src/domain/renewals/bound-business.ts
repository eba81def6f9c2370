import { bindsEither, firstPrincipalKind } from '../bonds/principals.ts';
import type { BondSlug } from '../bonds/bond-types.ts';
import { textAt } from '../underwriting/stored-answers.ts';
import type { KeptTerms } from './kept-terms.ts';

/** The business that a renewal keeps as the first principal of a bond that may bind a person or a business. */
export function boundBusiness(bond: {
  slug: BondSlug | undefined;
  /** The line of its principals, and each of them. Older bonds have only the line, with one name. */
  principal: string;
  principals: readonly string[] | null | undefined;
  /** The answers of its application. */
  answers: unknown;
}): Pick<KeptTerms, 'boundBusiness'> {
  const { slug, principal, principals, answers } = bond;
  if (slug === undefined || !bindsEither({ slug })) return {};

  const isBusiness = textAt(answers, 'business.isBusiness');

  return firstPrincipalKind({ slug }, { isBusiness }) === 'business'
    ? { boundBusiness: principals?.[0] ?? principal }
    : {};
}
