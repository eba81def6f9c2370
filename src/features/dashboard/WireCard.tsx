import { formatMoney, type Cents } from '~/domain/money';
import { phoneHref } from '~/domain/formats/phone';
import { PairList } from '~/ui/PairList';
import type { DeskSite } from './catalogue';

type Props = { wire: { amount: Cents; reference: string }; site: DeskSite };

/** The wire that an approved application waits for. */
export function WireCard({ wire, site }: Props) {
  return (
    <div className="mt-4 max-w-form rounded-sm border border-rule bg-paper px-4 py-2">
      <PairList
        pairs={[
          { label: 'Send by wire', value: formatMoney(wire.amount) },
          { label: 'Reference', value: wire.reference },
        ]}
      />
      <p className="py-2 text-sm text-muted">
        The payment step showed our bank details. To hear them again, call{' '}
        <a href={phoneHref(site.phone)} className="whitespace-nowrap">
          {site.phone}
        </a>
        .
      </p>
    </div>
  );
}
