import { IncludedBond } from '../IncludedBond';
import { PriceSummary, type PriceSummaryProps } from '../steps/payment/PriceSummary';
import { ReviewCard } from './ReviewCard';

/** The price of the bond. */
export function PricingCard(props: PriceSummaryProps) {
  return (
    <ReviewCard title="Pricing Summary" editStep="payment">
      <PriceSummary {...props} />
      <IncludedBond />
    </ReviewCard>
  );
}
