import type { Cents } from '~/domain/money';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { ProjectFacts } from './ProjectFacts';
import { RenewalFacts } from './RenewalFacts';

/** A quote on one page: the bond that it renews, if it is a renewal, and its price. */
export type ShortQuote = { renews: KeptTerms | undefined; total: Cents };

/** What the page is about: the bond to renew, or the bond of a contractor's project. */
export function ShortFacts({ renews, total }: ShortQuote) {
  return renews ? <RenewalFacts renews={renews} total={total} /> : <ProjectFacts total={total} />;
}
