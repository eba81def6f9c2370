import { renewalPricesKey, renewalPricesView } from '~/stores/renewal-prices';
import { RoomForPrice } from './RoomForPrice';
import { useDeskView } from './use-desk-view';

type Props = {
  bondId: string;
  /** All bonds of the list, so that one request loads their prices. */
  bondIds: readonly string[];
};

/** The price of a bond's next term, and why it differs from the last one. */
export function RenewalPriceNote({ bondId, bondIds }: Props) {
  const { value, failure } = useDeskView(renewalPricesView, renewalPricesKey(bondIds));
  if (!value && failure !== undefined) {
    return (
      <p className="mt-1 text-muted">
        The price of the next term did not load. You will see it before you pay.
      </p>
    );
  }

  if (!value) return <RoomForPrice />;

  const [sentence, ...reasons] = value[bondId]?.words ?? [];

  return (
    <>
      {sentence !== undefined && <p className="mt-1 tabular-nums">{sentence}</p>}
      {reasons.map((reason) => (
        <p key={reason} className="text-sm text-muted">
          {reason}
        </p>
      ))}
    </>
  );
}
