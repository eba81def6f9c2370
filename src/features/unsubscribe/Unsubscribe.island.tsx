import { useCallback, useState } from 'react';
import { type OptOutFailure, turnRemindersOff } from '~/data/reminder-opt-out';
import { readAddressSearch } from '~/platform/address';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { OPT_OUT_FAILURES } from './messages';

/** What became of the press. */
type Outcome = 'off' | OptOutFailure | undefined;

/** Turns renewal reminders off for whoever came by the link of one. Opening the link changes nothing. */
export function Unsubscribe() {
  const [token] = useState(() => new URLSearchParams(readAddressSearch()).get('token') ?? '');
  const [outcome, setOutcome] = useState<Outcome>(token === '' ? 'unknown' : undefined);
  const { isPending, run } = useOnceAtATime(
    useCallback(async () => {
      const result = await turnRemindersOff(token);
      setOutcome(result.ok ? 'off' : result.code);
    }, [token]),
  );

  if (outcome === 'off') {
    return (
      <Alert type="success" title="Reminders are off" isAnnounced>
        We no longer remind you before a bond ends. With an account, you can turn reminders on again
        under <a href="/dashboard/account?tab=notifications">Notifications</a>.
      </Alert>
    );
  }

  return (
    <div className="grid gap-6">
      {outcome && (
        <Alert type="danger" title={OPT_OUT_FAILURES[outcome].title} isAnnounced>
          {OPT_OUT_FAILURES[outcome].description}
        </Alert>
      )}
      {outcome === 'unknown' ? (
        <p>
          <a href="/dashboard/account?tab=notifications">Notifications in your account</a>
        </p>
      ) : (
        <>
          <p>
            Mails about your applications, and about a bond that was issued or has ended, go on:
            they tell you what you have to know.
          </p>
          <p>
            <Button look="primary" aria-busy={isPending} onClick={() => void run()}>
              {isPending ? 'Turning off…' : 'Turn reminders off'}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
