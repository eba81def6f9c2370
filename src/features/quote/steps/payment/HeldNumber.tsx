import { Button } from '~/ui/Button';
import { describePayment } from '~/domain/quote/payment-words';

/** A number that was exchanged for a token. Only its last four digits are left. */
export type Held = { method: 'credit_card' | 'ach'; token: string; lastFour: string };

/** Replaces the number fields, so that a failed payment can be tried again without typing the number. */
export function HeldNumber({ held, onRelease }: { held: Held; onRelease: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-rule bg-surface px-4 py-3">
      <p>
        <span className="font-semibold">{describePayment(held)}</span>
        <span className="block text-sm text-muted">Ready to try again</span>
      </p>
      <Button look="quiet" onClick={onRelease}>
        Enter another
      </Button>
    </div>
  );
}
