import { useCallback, useState } from 'react';
import { awaitedAnswer, endWithoutBond } from '~/domain/issuing/bond-progress';
import { PROMISED_BUSINESS_DAYS } from '~/domain/underwriting/review-time';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { PairList } from '~/ui/PairList';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ApplicationNumber } from '../confirmation/ApplicationNumber';
import { AwaitedAnswer } from '../confirmation/AwaitedAnswer';
import { progressOf } from '../confirmation/bond-progress';
import { type Confirmation, parseConfirmation } from '../confirmation/confirmation-schema';
import { EndedApplication } from '../confirmation/EndedApplication';
import { downloadReceipt } from '../confirmation/download-receipt';
import { IssuedBond } from '../confirmation/IssuedBond';
import { KeepInAccount } from '../confirmation/KeepInAccount';
import { readConfirmationText } from '../confirmation/kept-confirmation';
import { type MailedWords, sendConfirmation } from '../confirmation/mail-confirmation';
import { PaperSteps } from '../confirmation/PaperSteps';
import { StageList } from '../confirmation/StageList';
import { applicationLines, paymentLines, statusSentence } from '../confirmation/summary-lines';
import { SupportLine } from '../confirmation/SupportLine';
import { useBondProgress } from '../confirmation/use-bond-progress';
import { useFiling } from '../confirmation/use-filing';
import { StepFooter } from '../StepFooter';

/** The processing time that we promise for applications that an underwriter reads or that are paid by wire. */
const PROCESSING_TIME = `${PROMISED_BUSINESS_DAYS} business days`;

/** Step 8: the confirmation of a submitted application, with its number, the next stages and a summary. */
export function ConfirmationStep() {
  const [confirmation] = useState(() => parseConfirmation(readConfirmationText()));

  return (
    <>
      {confirmation ? <Submitted kept={confirmation} /> : <NothingToShow />}
      <StepFooter />
    </>
  );
}

function Submitted({ kept }: { kept: Confirmation }) {
  const confirmation = useBondProgress(kept);
  const { receipt, bondSlug, stateCode } = confirmation;
  const progress = progressOf(confirmation);
  const isIssued = progress === 'in-force';
  const hasEnded = endWithoutBond(progress) !== undefined;
  const awaited = awaitedAnswer(progress);
  const { isLoading, filing } = useFiling(bondSlug, stateCode);

  return (
    <div className="grid gap-8">
      {/* One element through every status, so that a screen reader announces each change. */}
      <p role="status" className={isIssued ? 'sr-only' : 'max-w-text'}>
        {statusSentence(confirmation)}
      </p>
      {isIssued && <IssuedBond confirmation={confirmation} filer={filing?.filer} />}
      {hasEnded && <EndedApplication confirmation={confirmation} />}
      {awaited && <AwaitedAnswer confirmation={confirmation} awaited={awaited} />}
      {!isIssued && !hasEnded && !awaited && (
        <div className="rounded-md border border-success bg-success-wash p-4 sm:p-6">
          <h3 className="text-xl">Application Submitted Successfully!</h3>
          <ApplicationNumber number={receipt.applicationNumber} />
        </div>
      )}
      {isIssued && !isLoading && !confirmation.renews && (
        <PaperSteps
          confirmation={confirmation}
          filing={filing}
          reader={confirmation.matterId ? 'attorney' : 'customer'}
        />
      )}
      <KeepInAccount confirmation={confirmation} filer={filing?.filer} />
      {!hasEnded && (
        <section aria-labelledby="next-heading">
          <h3 id="next-heading">What Happens Next?</h3>
          <StageList confirmation={confirmation} filer={filing?.filer} />
          {progress === 'waiting' && (
            <p className="mt-4">
              Estimated processing time: <strong>{PROCESSING_TIME}</strong>
            </p>
          )}
        </section>
      )}
      <Card title="Application summary">
        <PairList pairs={applicationLines(confirmation)} />
      </Card>
      <Card title="Payment confirmation">
        <PairList pairs={paymentLines(confirmation)} />
      </Card>
      <KeepIt confirmation={confirmation} />
      <SupportLine />
    </div>
  );
}

/** The receipt, the mail and a print. */
function KeepIt({ confirmation }: { confirmation: Confirmation }) {
  const { isPending, run } = useOnceAtATime(
    useCallback(() => downloadReceipt(confirmation), [confirmation]),
  );
  const [mailed, setMailed] = useState<MailedWords>();
  const mailing = useOnceAtATime(
    useCallback(async () => setMailed(await sendConfirmation(confirmation)), [confirmation]),
  );

  return (
    <div className="no-print">
      <div className="flex flex-wrap gap-3">
        <Button aria-busy={isPending} onClick={() => void run()}>
          {isPending ? 'Preparing receipt…' : 'Download Receipt'}
        </Button>
        <Button aria-busy={mailing.isPending} onClick={() => void mailing.run()}>
          {mailing.isPending ? 'Sending…' : 'Email Confirmation'}
        </Button>
        <Button onClick={() => window.print()}>Print Summary</Button>
      </div>
      <p className="mt-3 max-w-text text-sm text-muted">
        The receipt is a PDF. “Email Confirmation” sends our latest email about this application to{' '}
        {confirmation.applicantEmail} again, once a minute at most.
      </p>
      {mailed && (
        <div className="mt-4">
          <Alert type={mailed.isSent ? 'success' : 'danger'} title={mailed.title} isAnnounced>
            {mailed.description}
          </Alert>
        </div>
      )}
    </div>
  );
}

/** Shown if the tab's storage was emptied or blocked. The server still has the application. */
function NothingToShow() {
  return (
    <div className="grid gap-6">
      <Alert type="info" title="Your application is with us">
        This browser no longer has the summary. Nothing is lost: we have the application under the
        name and email address you gave.
      </Alert>
      <SupportLine />
    </div>
  );
}
