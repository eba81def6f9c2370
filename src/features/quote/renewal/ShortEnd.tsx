import { InsteadOfRenewal } from './InsteadOfRenewal';
import type { ShortQuote } from './ShortFacts';

/** What follows the payment on a page that shows the whole renewal. A new bond has nothing more to say. */
export function ShortEnd({ renews }: Pick<ShortQuote, 'renews'>) {
  if (!renews) return null;

  return (
    <div className="mt-8">
      <InsteadOfRenewal />
    </div>
  );
}
