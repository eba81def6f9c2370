import { renewalPricesKey, renewalPricesView } from '~/stores/renewal-prices';
import { useDeskView } from './use-desk-view';

type Props = {
  bondId: string;
  /** All renewals of the inbox, so that one request loads their prices. */
  bondIds: readonly string[];
};

/** The price of a bond's next term, after the day by which to renew it. Renders nothing until it has loaded. */
export function RenewalPrice({ bondId, bondIds }: Props) {
  const { value } = useDeskView(renewalPricesView, renewalPricesKey(bondIds));
  const total = value?.[bondId]?.total;
  if (total === undefined) return null;

  return (
    <>
      , <span className="tabular-nums">{total}</span>
    </>
  );
}
