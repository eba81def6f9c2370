import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { OwnSession, SessionListFailure } from '~/data/auth/sessions';
import { deviceWords } from '~/platform/device-words';
import { moveSession } from '~/platform/move-session';
import { endsWithTab } from '~/platform/session-storage';
import { $ownSessions, endOwnSession, loadOwnSessions } from '~/stores/own-sessions';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { dayWords, momentWords } from '~/domain/formats/moment-words';
import { Skeleton } from '~/ui/Skeleton';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { LoadFailure } from './LoadFailure';
import { END_SESSION_FAILURES, SESSION_LOAD_FAILURES } from './session-messages';
import { StateBadge } from './StateBadge';

/** The account's sessions: the current one first, the others with a button that ends them. */
export function SessionList({ email }: { email: string }) {
  const { sessions, failure } = useStore($ownSessions);
  useEffect(() => void loadOwnSessions(), []);

  if (failure && !sessions) {
    return (
      <LoadFailure words={SESSION_LOAD_FAILURES[failure]} onRetry={() => void loadOwnSessions()} />
    );
  }
  if (!sessions) return <Skeleton label="Loading your sessions" lines={2} />;

  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {sessions.map((session) => (
        <li key={session.id} className="py-4">
          {session.isCurrent ? (
            <CurrentSession session={session} email={email} />
          ) : (
            <OtherSession session={session} />
          )}
        </li>
      ))}
    </ul>
  );
}

function CurrentSession({ session, email }: { session: OwnSession; email: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div>
        <h3 className="text-base font-semibold">Current Session</h3>
        <p>{deviceWords(session.userAgent)}</p>
        <p className="break-all text-muted">{email}</p>
        <p className="text-sm text-muted">Signed in {dayWords(session.signedInAt)}</p>
        <TabSession />
      </div>
      <StateBadge label="Active" look="good" />
    </div>
  );
}

/** Where this browser keeps the session: on the device, or in this tab. */
function TabSession() {
  const [isOfTab, setIsOfTab] = useState(endsWithTab);
  const handleChange = (checked: boolean) => {
    moveSession(!checked);
    setIsOfTab(endsWithTab());
  };

  return (
    <CheckboxField
      id="session-of-tab"
      label="Sign out when I close this tab"
      hint={
        isOfTab
          ? 'Other tabs of this browser are not signed in.'
          : 'You stay signed in on this device. Check this on a computer that you share.'
      }
      checked={isOfTab}
      onChange={(event) => handleChange(event.target.checked)}
    />
  );
}

function OtherSession({ session }: { session: OwnSession }) {
  const [failure, setFailure] = useState<SessionListFailure>();
  const name = deviceWords(session.userAgent);
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const ended = await endOwnSession(session.id);
    if (!ended.ok) {
      setFailure(ended.code);
      return;
    }
    showToast({ title: `${name} is signed out`, type: 'success' });
    document.getElementById('sessions-heading')?.focus(); // the button disappears with the session
  });

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div>
          <h3 className="text-base font-semibold">{name}</h3>
          <p className="text-sm text-muted">
            Signed in {dayWords(session.signedInAt)}. Last active{' '}
            {momentWords(session.lastActiveAt)}.
          </p>
        </div>
        <Button onClick={() => void run()} aria-disabled={isPending || undefined}>
          {isPending ? 'Ending...' : 'End this session'}
          <span className="sr-only"> of {name}</span>
        </Button>
      </div>
      {failure && (
        <div className="mt-3">
          <Alert type="danger" isAnnounced>
            {END_SESSION_FAILURES[failure]}
          </Alert>
        </div>
      )}
    </>
  );
}
