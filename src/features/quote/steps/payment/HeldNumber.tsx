import { Button } from '~/ui/Button';
import { describePayment } from '~/domain/quote/payment-words';

/** A number that has been exchanged for a token: the last four digits are all that is left of it. */
export type Held = {
  method: 'credit_card' | 'ach';
  token: string;
  lastFour: string;
};

/** Stands where the number was typed, so that a failed payment can be tried again without it. */
export function HeldNumber({ held, onRelease }: { held: Held; onRelease: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-rule bg-surface px-4 py-3">
      <p>
        <span className="font-semibold">{describePayment(held)}</span>
        <span className="block text-sm text-muted">Ready to be tried again</span>
      </p>
      <Button look="quiet" onClick={onRelease}>
        Enter another
      </Button>
    </div>
  );
}
