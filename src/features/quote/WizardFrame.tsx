import { useStore } from '@nanostores/react';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Beside, STEPS_BESIDE } from './Beside';
import { LateNotice } from './LateNotice';
import { $openingParts } from './opening-parts-loader';
import type { QuoteBond, QuoteSite } from './quote-bond';
import type { Phase } from './opening';
import { StepRail } from './StepRail';
import { $step } from './store';
import { StepView } from './StepView';
import { WizardLoading } from './WizardLoading';
import { WizardNotices } from './WizardNotices';

export type WizardFrameProps = {
  phase: Phase;
  catalogue: readonly QuoteBond[];
  site: QuoteSite;
  onRetry: () => void;
};

/** The frame around the steps: the list of steps, notices, the open step and the price. */
export function WizardFrame({ phase, catalogue, site, onRetry }: WizardFrameProps) {
  const isStarting = phase.name === 'starting';
  const { ResumeChoice } = useStore($openingParts) ?? {};
  const third = STEPS_BESIDE.has(useStore($step)) ? 'xl:grid-cols-[15rem_minmax(0,1fr)_20rem]' : '';

  if (phase.name === 'failed') {
    return (
      <Alert
        type="danger"
        isAnnounced
        title="We could not load your saved answers"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        They are still on this device. Check your connection, then try again.
      </Alert>
    );
  }
  if (phase.name === 'choosing') return ResumeChoice && <ResumeChoice {...phase} />;

  return (
    <div
      className={`grid min-h-svh content-start gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] noscript:hidden ${third}`}
    >
      <div className="lg:sticky lg:top-6 lg:self-start">
        <StepRail />
      </div>
      <div className="max-w-form min-w-0">
        <WizardNotices />
        {isStarting && <WizardLoading />}
        <StepView catalogue={catalogue} isStarting={isStarting} />
        {isStarting && <LateNotice phone={site.phone} />}
      </div>
      <Beside />
    </div>
  );
}
