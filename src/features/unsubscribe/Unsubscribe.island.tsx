import { useCallback, useState } from 'react';
import { type OptOutFailure, turnRemindersOff } from '~/data/account/reminder-opt-out';
import { readAddressSearch } from '~/platform/address';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { OPT_OUT_FAILURES } from './messages';

/** The result of the last try; undefined before the first. */
type Outcome = 'off' | OptOutFailure | undefined;

/**
 * Turns off reminders to renew and to file for the person whose reminder link was opened. Opening the link alone changes nothing.
 */
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
        We won’t remind you to file a bond or before a bond ends. With an account, you can turn
        reminders back on under <a href="/dashboard/account?tab=notifications">Notifications</a>.
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
            You’ll still get emails about your applications, and when a bond is issued or has ended.
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
