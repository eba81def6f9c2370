import { useEffect, useRef, useState } from 'react';
import type { StaffApplication } from '~/data/underwriting-application';
import { formatMoney } from '~/domain/money';
import { showToast } from '~/stores/toasts';
import { issue } from '~/stores/underwriting';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { issueFailureWords } from './messages';

/** Have the bond of an approved application made out: it takes the payment and cannot be undone. */
export function IssueBond({ application }: { application: StaffApplication }) {
  const { id, total, payments, isBondPending } = application;
  const [failure, setFailure] = useState<string>();
  const alert = useRef<HTMLDivElement>(null);
  const wire = payments.find(({ method, status }) => method === 'wire' && status === 'authorized');

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const result = await issue(id);
    if (!result.ok) {
      setFailure(issueFailureWords(result.code));
      return;
    }
    showToast({ title: `Bond ${result.value.bondNumber} issued`, type: 'success' });
    document.querySelector('h1')?.focus();
  });

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  return (
    <div className="mt-4">
      {failure && (
        <div ref={alert} tabIndex={-1} className="mb-4 focus:outline-none">
          <Alert
            type="danger"
            title={isBondPending ? 'The papers were not made' : 'Not issued'}
            isAnnounced
          >
            {failure}
          </Alert>
        </div>
      )}
      {wire && (
        <p className="mb-3">
          Issue it once the wire of {formatMoney(total)} with the reference{' '}
          <span className="font-semibold break-all">{wire.reference}</span> has arrived.
        </p>
      )}
      <Button look="primary" onClick={() => void run()} aria-disabled={isPending || undefined}>
        {isPending ? 'Issuing...' : 'Issue bond'}
      </Button>
      <p className="mt-2 text-sm text-muted">
        {isBondPending
          ? 'The bond has its number, but its papers are missing. Issuing makes them.'
          : 'Takes the payment and makes out the bond and the power of attorney. This cannot be undone.'}
      </p>
    </div>
  );
}
