import { useEffect, useRef, useState } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import { isAnswerLost } from '~/domain/lost-answer';
import { formatMoney } from '~/domain/money';
import { bondVerb } from '~/domain/renewals/renewal-words';
import { showToast } from '~/stores/toasts';
import { issue } from '~/stores/underwriting';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { issueHint, issueLabel } from './issue-words';
import { OwnForm } from './OwnForm';
import { HOLD_UP_WORDS, issueFailureWords, STILL_MADE } from './messages';

/** Issues the bond of an approved application. This captures the payment and cannot be undone. */
export function IssueBond({ application }: { application: StaffApplication }) {
  const { id, total, payments, isBondPending, needsHand, ownForm, renewsBond } = application;
  const verb = bondVerb(renewsBond !== undefined);
  const [failure, setFailure] = useState<{ words: string; isLost: boolean }>();
  const label = needsHand ? 'Try again' : issueLabel(verb);
  const notIssued = isBondPending ? 'The documents were not made' : `Not ${verb.done}`;
  const waitsForForm = needsHand === 'form-missing';
  const alert = useRef<HTMLDivElement>(null);
  const wire = payments.find(({ method, status }) => method === 'wire' && status === 'authorized');

  const hasTried = useRef(false);
  const { isPending, run } = useOnceAtATime(async () => {
    hasTried.current = true;
    setFailure(undefined);
    const result = await issue(id);
    // The expected answer for a bond on an office's own form. The page has reloaded and asks for the form.
    if (!result.ok && result.code === 'form-missing') return;
    if (!result.ok) {
      setFailure({ words: issueFailureWords(result.code), isLost: isAnswerLost(result.code) });
      return;
    }
    if (result.value.status === 'pending') {
      setFailure({ words: STILL_MADE, isLost: false });
      return;
    }
    showToast({ title: `Bond ${result.value.bondNumber} ${verb.done}`, type: 'success' });
    document.querySelector('h1')?.focus();
  });

  useEffect(() => {
    if (failure || (waitsForForm && hasTried.current)) alert.current?.focus();
  }, [failure, waitsForForm]);

  return (
    <div className="mt-4">
      {failure && (
        <div ref={alert} tabIndex={-1} className="mb-4 focus:outline-none">
          <Alert
            type="danger"
            title={failure.isLost ? `It may not have been ${verb.done}` : notIssued}
            isAnnounced
          >
            {failure.words}
          </Alert>
        </div>
      )}
      {needsHand && (
        <div
          ref={waitsForForm ? alert : undefined}
          tabIndex={-1}
          className="mb-4 focus:outline-none"
        >
          <Alert
            type={waitsForForm ? 'info' : 'warning'}
            title={waitsForForm ? 'Next: the signed form' : 'Needs attention'}
          >
            {HOLD_UP_WORDS[needsHand]}
          </Alert>
        </div>
      )}
      {wire && (
        <p className="mb-3">
          Issue it once the wire of {formatMoney(total)} with the reference{' '}
          <span className="font-semibold break-all">{wire.reference}</span> has arrived.
        </p>
      )}
      {!waitsForForm && (
        <>
          <Button look="primary" onClick={() => void run()} aria-disabled={isPending || undefined}>
            {isPending ? 'Issuing...' : label}
          </Button>
          <p className="mt-2 text-sm text-muted">
            {isBondPending
              ? 'The bond has its number and its payment was taken. Issuing makes and signs its documents.'
              : issueHint(verb, {
                  isByWire: wire !== undefined,
                  isOnOwnForm: ownForm !== undefined,
                })}
          </p>
        </>
      )}
      <OwnForm application={application} />
    </div>
  );
}
