import { PriceSummary, type PriceSummaryProps } from '../steps/payment/PriceSummary';
import { ReviewCard } from './ReviewCard';

/** What the bond costs. */
export function PricingCard(props: PriceSummaryProps) {
  return (
    <ReviewCard title="Pricing Summary" editStep="payment">
      <PriceSummary {...props} />
    </ReviewCard>
  );
}
