import { useState } from 'react';
import type { SecondFactor } from '~/data/auth/mfa';
import { renewCodes, turnOff } from '~/stores/second-factor';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { dayWords } from '~/domain/formats/moment-words';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import type { FailureWords } from '../messages';
import { PhaseHeading } from './PhaseHeading';
import {
  NEW_CODES_FAILURES,
  NO_CODES_YET,
  TURN_OFF_FAILURES,
  TURNED_OFF,
} from './second-factor-messages';
import { StateBadge } from './StateBadge';

type Props = { factor: SecondFactor; hasNoCodes: boolean };

/** Shown with a second factor: its date, a button for new recovery codes and a button that turns it off. */
export function SecondFactorOn({ factor, hasNoCodes }: Props) {
  const [failure, setFailure] = useState<FailureWords>();
  const renewal = useOnceAtATime(async () => {
    setFailure(undefined);
    const renewed = await renewCodes();
    if (!renewed.ok) setFailure(NEW_CODES_FAILURES[renewed.code]);
  });
  const removal = useOnceAtATime(async () => {
    setFailure(undefined);
    const removed = await turnOff();
    if (!removed.ok) setFailure(TURN_OFF_FAILURES[removed.code]);
    else if (removed.value) showToast(TURNED_OFF);
  });

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div>
          <PhaseHeading>Authenticator app</PhaseHeading>
          <p className="text-muted">On since {dayWords(factor.since)}</p>
        </div>
        <StateBadge label="On" look="good" />
      </div>
      {hasNoCodes && !failure && (
        <Alert type="warning" title={NO_CODES_YET.title} isAnnounced>
          {NO_CODES_YET.description}
        </Alert>
      )}
      {failure && (
        <Alert type="danger" title={failure.title} isAnnounced>
          {failure.description}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void renewal.run()} aria-disabled={renewal.isPending || undefined}>
          {renewal.isPending ? 'Making codes...' : 'Make new recovery codes'}
        </Button>
        <Button
          look="quiet"
          onClick={() => void removal.run()}
          aria-disabled={removal.isPending || undefined}
        >
          Turn off
        </Button>
      </div>
    </div>
  );
}
