import { maskEin } from '~/domain/formats/ein';
import { formatWebAddress } from '~/domain/formats/web-address';
import { formatWholeMoney } from '~/domain/money';
import type { Business } from '~/domain/quote/business';
import { businessTypeLabel } from '~/domain/quote/business-types';
import { PairList } from '~/ui/PairList';
import { addressText } from './address-text';
import { ReviewCard } from './ReviewCard';

/** The business that applies. Its EIN is shown by its last four digits. */
export function BusinessCard({ answers }: { answers: Business }) {
  const { website } = answers;

  return (
    <ReviewCard title="Business Information" editStep="business">
      <PairList
        pairs={[
          { label: 'Legal business name', value: answers.legalName },
          { label: 'DBA name', value: answers.dbaName ?? 'None' },
          { label: 'EIN', value: maskEin(answers.ein) },
          { label: 'Business type', value: businessTypeLabel(answers.businessType) },
          { label: 'Year established', value: answers.yearEstablished },
          { label: 'Annual revenue', value: formatWholeMoney(answers.annualRevenue) },
          { label: 'Employees', value: answers.employeeCount },
          { label: 'Business address', value: addressText(answers.businessAddress) },
          { label: 'Business description', value: answers.businessDescription },
          { label: 'NAICS code', value: answers.industryCode ?? 'None given' },
          { label: 'Website', value: website ? formatWebAddress(website) : 'None given' },
        ]}
      />
    </ReviewCard>
  );
}
