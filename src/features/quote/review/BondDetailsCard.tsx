import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import type { BondDetails } from '~/domain/quote/bond-details';
import { termWords } from '~/domain/quote/term-words';
import { type StateCode, stateName } from '~/domain/us-states';
import { PairList } from '~/ui/PairList';
import { ReviewCard } from './ReviewCard';

export type BondDetailsCardProps = {
  bondName: string;
  stateCode: StateCode;
  answers: BondDetails;
};

/** Which bond, how much, from when and to whom. */
export function BondDetailsCard({ bondName, stateCode, answers }: BondDetailsCardProps) {
  const { amount, effectiveDate, termYears, obligee, purpose, specialConditions } = answers;

  return (
    <ReviewCard title="Bond Details" editStep="bond-details">
      <PairList
        pairs={[
          { label: 'Bond', value: bondName },
          { label: 'State', value: stateName(stateCode) },
          { label: 'Bond amount', value: formatWholeMoney(amount) },
          { label: 'Effective date', value: formatDate(effectiveDate) },
          { label: 'Term', value: termWords(termYears) },
          { label: 'Obligee', value: obligee },
          { label: 'Purpose', value: purpose ?? 'None given' },
          { label: 'Special conditions', value: specialConditions ?? 'None' },
        ]}
      />
    </ReviewCard>
  );
}
