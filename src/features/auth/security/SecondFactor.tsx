import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SetupVisit } from '~/domain/accounts/second-factor-address';
import type { SessionUser } from '~/domain/accounts/session-user';
import { $secondFactor, finishCodes, loadSecondFactor } from '~/stores/second-factor';
import { Skeleton } from '~/ui/Skeleton';
import { useKeptHeight } from '~/ui/use-kept-height';
import { leadTo } from '../lead-to';
import { LoadFailure } from './LoadFailure';
import { RecoveryCodes } from './RecoveryCodes';
import { FACTOR_LOAD_FAILURES } from './second-factor-messages';
import { VisitNotice } from './VisitNotice';
import { SecondFactorOff } from './SecondFactorOff';
import { SecondFactorOn } from './SecondFactorOn';
import { SecondFactorSetup } from './SecondFactorSetup';

type Props = {
  user: SessionUser;
  /** The reason why the visitor was redirected here, and the next address. */
  visit: SetupVisit;
};

/** Two-factor authentication in its phases: off, being set up, recovery codes, on. */
export function SecondFactor({ user, visit }: Props) {
  const view = useStore($secondFactor);
  const container = useRef<HTMLDivElement>(null);
  const lastPhase = useRef(view.phase);
  const { keepHeight, props: keptHeight } = useKeptHeight(container);

  useEffect(() => void loadSecondFactor(), []);

  // The pressed button disappears with its phase, so move the focus to the heading of the next phase.
  useEffect(() => {
    const wasShown = lastPhase.current !== 'loading' && lastPhase.current !== view.phase;
    lastPhase.current = view.phase;
    if (wasShown) container.current?.querySelector('h3')?.focus();
  }, [view.phase]);

  const leaveCodes = () => {
    keepHeight();
    finishCodes();
    if (visit.returnTo) leadTo(visit.returnTo);
  };

  const contents = (): ReactNode => {
    switch (view.phase) {
      case 'loading':
        return <Skeleton label="Loading two-factor authentication" lines={1} />;
      case 'not-loaded':
        return (
          <LoadFailure
            words={FACTOR_LOAD_FAILURES[view.code]}
            onRetry={() => void loadSecondFactor()}
          />
        );
      case 'off':
        return <SecondFactorOff />;
      case 'enrolling':
        return <SecondFactorSetup key={view.enrollment.factorId} enrollment={view.enrollment} />;
      case 'codes':
        return <RecoveryCodes codes={view.codes} email={user.email} onSaved={leaveCodes} />;
      case 'on':
        return <SecondFactorOn factor={view.factor} hasNoCodes={view.hasNoCodes ?? false} />;
    }
  };

  return (
    <div ref={container} {...keptHeight}>
      <VisitNotice visit={visit} phase={view.phase} />
      {contents()}
    </div>
  );
}
