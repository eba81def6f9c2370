import { type FormEvent, useState } from 'react';
import { readReason } from '~/domain/underwriting/read-reason';
import { showToast } from '~/stores/toasts';
import { decide } from '~/stores/underwriting';
import { Button } from '~/ui/Button';
import { TextAreaField } from '~/ui/TextAreaField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { type DecisionFailure, REASON_PROBLEMS } from './messages';

type Props = {
  applicationId: string;
  /** The last event that the underwriter has seen. */
  seen: number;
  onDecided: () => void;
  /** Why nothing was taken back. The parent shows it, because this form closes when the customer answers first. */
  onFailure: (code: DecisionFailure) => void;
};

const FIELD = 'take-back-reason';

/** Ends an open price offer. The application is under review again, at the price that the customer authorized. */
export function TakeBackPrice({ applicationId, seen, onDecided, onFailure }: Props) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  const { isPending, run } = useOnceAtATime(async (words: string) => {
    const decision = {
      applicationId,
      action: 'take-back-price',
      reason: words,
      seenEvent: seen,
    } as const;
    const result = await decide(decision);
    if (!result.ok) {
      onFailure(result.code);
      return;
    }
    onDecided();
    showToast({ title: 'Price taken back', type: 'success' });
    document.querySelector('h1')?.focus();
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;

    const words = readReason('take-back-price', reason);
    if (words.ok) {
      setProblem(undefined);
      void run(words.value);
      return;
    }
    setProblem(
      words.code === 'empty' ? REASON_PROBLEMS.empty.decline : REASON_PROBLEMS[words.code],
    );
    document.getElementById(FIELD)?.focus();
  };

  return (
    <details className="no-print mt-4 border-t border-rule pt-2">
      <summary className="fold-name">Take the offered price back</summary>
      <form noValidate onSubmit={handleSubmit} className="grid gap-4">
        <p>
          The application is under review again. Its price and payment stay as the customer
          authorized them, and the customer gets an email.
        </p>
        <TextAreaField
          id={FIELD}
          label="Reason for taking the price back"
          required
          hint="The customer reads it in the email and in the application’s history."
          error={problem}
          readOnly={isPending} // the form closes once the price is taken back
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Taking back...' : 'Take the price back'}
          </Button>
        </div>
      </form>
    </details>
  );
}
