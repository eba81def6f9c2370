import { Button } from '~/ui/Button';
import { FormSection } from '../../../fields/FormSection';

/** The way to a payment by the client, above the payment methods. It has no data, so that nothing moves when data arrives. */
export function AskClientOffer({ onAsk }: { onAsk: () => void }) {
  return (
    <FormSection title="Who pays">
      <p className="max-w-text">
        If your client or the estate pays, you don’t need the card number: your client pays by a
        link, and you submit the application.
      </p>
      <div className="no-print">
        <Button onClick={onAsk}>Ask my client to pay</Button>
      </div>
    </FormSection>
  );
}
