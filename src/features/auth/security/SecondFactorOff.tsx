import { useState } from 'react';
import type { FactorFailure } from '~/data/auth/mfa';
import { startEnrollment } from '~/stores/second-factor';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { PhaseHeading } from './PhaseHeading';
import { SETUP_FAILURES } from './second-factor-messages';
import { StateBadge } from './StateBadge';

/** Shown without a second factor: a button that starts the set-up. */
export function SecondFactorOff() {
  const [failure, setFailure] = useState<FactorFailure>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const started = await startEnrollment();
    if (!started.ok) setFailure(started.code);
  });
  const words = failure && SETUP_FAILURES[failure];

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <PhaseHeading>Authenticator app</PhaseHeading>
        <StateBadge label="Off" look="open" />
      </div>
      {words && (
        <Alert type="danger" title={words.title} isAnnounced>
          {words.description}
        </Alert>
      )}
      <div>
        <Button onClick={() => void run()} aria-disabled={isPending || undefined}>
          {isPending ? 'Starting...' : 'Set up two-factor authentication'}
        </Button>
      </div>
    </div>
  );
}
