import { useEffect, useState } from 'react';
import type { LoadedProgress } from '~/data/firms/board';
import type { ClientPaymentState } from '~/domain/client-payment/client-payment-state';
import {
  ballOf,
  canStartQuote,
  HOLDERS,
  isApplied,
  isBondFiled,
  laterPapersToFile,
} from '~/domain/matters/ball';
import { fileByOf } from '~/domain/matters/file-by';
import { missingFacts } from '~/domain/matters/matter-fields';
import { moneyOf, textOf } from '~/domain/matters/matter-values';
import type { LaterPaper } from '~/domain/bonds/filing-steps';
import { formatWholeMoney } from '~/domain/money';
import type { SigningState } from '~/domain/signing/signing-state';
import { quotePathWithAmount } from '~/domain/inquiries/inquiry-status';
import { CLIENT_ID_WORDS } from '~/domain/quote/required-documents';
import { parseBondSlug } from '~/domain/bonds/bond-types';
import { parseStateCode } from '~/domain/us-states';
import { today } from '~/platform/clock';
import { onPageRestored } from '~/platform/page-cache';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Skeleton } from '~/ui/Skeleton';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ApplicationLink, ApplicationNumber } from './ApplicationLink';
import { DeclinedNotice } from './DeclinedNotice';
import { BondEnd, Deadline } from './BoardTable';
import { BondPapers } from './BondPapers';
import type { DeskStates } from './desk-states';
import { PacketCheck } from './PacketCheck';
import { ReleaseLink } from './ReleaseLink';
import { LaterPaperToFile } from './LaterPaperToFile';
import type { MatterForm } from './use-matter-form';

type Props = {
  id: string;
  form: MatterForm;
  states: DeskStates;
  progress: LoadedProgress | undefined;
  /** The state of each invited person's newest link. */
  signing: readonly SigningState[] | undefined;
  openCorrections: number | undefined;
  /** The state of the payment that the client was asked for. */
  payment: ClientPaymentState | undefined;
  isClosed: boolean;
  /** Whether the member may open the papers of the bond. */
  mayOpen: boolean;
  /** False until the board has loaded: an application would look as if there were none yet. */
  isKnown: boolean;
};

/** Deadline, who has the next step, the price, and the bond once it is issued. */
export function BondPanel(props: Props) {
  return (
    <Card title="The bond">
      {props.isKnown ? <KnownBond {...props} /> : <Skeleton label="Loading the bond" lines={5} />}
    </Card>
  );
}

function KnownBond(props: Props) {
  const { id, form, states, progress, signing, openCorrections, payment, isClosed, mayOpen } =
    props;
  const { facts } = form;
  const { values } = facts;
  const bond = parseBondSlug(textOf(values, 'bond'));
  const state = parseStateCode(textOf(values, 'state'));
  const amount = moneyOf(values, 'amount');
  const hasFilingDay = textOf(values, 'filedOn') !== '';
  const isFiled = isBondFiled(hasFilingDay, progress);
  const canQuote = bond !== undefined && state !== undefined && amount !== undefined;
  const ball = ballOf({
    ...{ isClosed, canQuote, isFiled, signing, openCorrections, payment, progress },
    today: today(),
  });
  const fileBy = textOf(values, 'fileBy') || undefined;
  const deadline = fileByOf({ fileBy, hearingOn: textOf(values, 'hearingOn') || undefined });
  const filing = bond && states[textOf(values, 'state')]?.filings[bond];
  const missing = missingFacts(facts);
  const isUninvited = signing ? signing.length === 0 : !form.isStored;
  const [isWaiting, setIsWaiting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // Back can bring this page from the browser's cache, as it was when the quote opened.
  useEffect(() => onPageRestored(() => setIsWaiting(false)), []);
  const { isPending, run } = useOnceAtATime(async () => {
    if (bond === undefined || state === undefined || amount === undefined) return;

    const isSaved = await form.saveNow();
    setHasFailed(!isSaved);
    if (!isSaved) return; // the quote is filled in from what is saved

    setIsWaiting(true);
    location.assign(`${quotePathWithAmount(bond, state, amount)}&matter=${id}`);
  });

  return (
    <>
      <dl className="attorney-facts">
        <dt>Next step</dt>
        <dd>
          <strong>{HOLDERS[ball.holder]}</strong>: {ball.step}
        </dd>
        {!isFiled && (
          <>
            <dt>File by</dt>
            <dd>
              {deadline ? (
                <Deadline day={deadline} today={today()} />
              ) : (
                'Enter the hearing date or a filing date under “Dates”'
              )}
            </dd>
          </>
        )}
        {filing && !isFiled && (
          <>
            <dt>How to file</dt>
            <dd>
              {filing.label && `${filing.label}. `}
              {filing.how}
            </dd>
          </>
        )}
        {progress?.number && (
          <>
            <dt>Application</dt>
            <dd>
              <ApplicationNumber number={progress.number} progress={progress} />
            </dd>
          </>
        )}
        {progress?.bondNumber && (
          <>
            <dt>Bond</dt>
            <dd>
              {progress.isOwn && progress.bondId ? (
                <a href={`/dashboard?bond=${progress.bondId}`}>{progress.bondNumber}</a>
              ) : (
                progress.bondNumber
              )}
              {progress.bondAmount !== undefined && (
                <span className="attorney-small">{formatWholeMoney(progress.bondAmount)}</span>
              )}
              {progress.bondStatus === 'active' && <BondEnd progress={progress} today={today()} />}
            </dd>
          </>
        )}
        {isFiled && !hasFilingDay && (
          <>
            <dt>Filed</dt>
            <dd>The bond counts as filed. Enter the day under “Bond filed on”.</dd>
          </>
        )}
      </dl>
      {progress?.bondNumber && !isFiled && (
        <PacketCheck values={values} progress={progress} mayOpen={mayOpen} />
      )}
      {!isClosed && progress && <ApplicationLink progress={progress} isFiled={isFiled} />}
      {mayOpen && progress?.bondId && progress.bondStatus === 'active' && !progress.isOwn && (
        <BondPapers bondId={progress.bondId} progress={progress} />
      )}
      {mayOpen &&
        !isClosed &&
        laterPapersToFile(progress).map((paper) => (
          <LaterPaperToFile key={paperKey(paper)} matterId={id} paper={paper} />
        ))}
      {!isClosed && progress?.status === 'declined' && (
        <DeclinedNotice progress={progress} isPaidByClient={payment === 'paid'} />
      )}
      {!isClosed && canStartQuote(progress) && (
        <div className="no-print mt-4">
          <Button
            look="primary"
            disabled={!canQuote}
            aria-disabled={isPending || isWaiting}
            onClick={() => void run()}
          >
            {isPending || isWaiting ? 'Opening the quote...' : 'Get the price'}
          </Button>
          {hasFailed && (
            <Alert type="danger" isAnnounced title="The quote was not opened">
              Your last entries are not saved yet, so it would miss them. The top of the page says
              why.
            </Alert>
          )}
          <p className="mt-2 text-sm text-muted">
            {canQuote
              ? 'Opens a quote filled in from this matter. Private notes never leave your firm.'
              : 'Enter bond, state and amount first.'}
          </p>
          {filing?.asksForClientId && <p className="mt-2 text-sm text-muted">{CLIENT_ID_WORDS}</p>}
          {canQuote && !progress && isUninvited && (
            <p className="mt-2 text-sm text-muted">
              Before your client signs under “Client’s part”, the quote asks you for the client’s
              date of birth and Social Security number.
            </p>
          )}
        </div>
      )}
      {!isApplied(progress) && missing.length > 0 && (
        <details className="mt-4">
          <summary className="fold-name">{openFactsWords(missing.length)}</summary>
          <ul className="mt-2 list-disc pl-5">
            {missing.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </details>
      )}
      {isFiled && progress?.bondStatus === 'active' && (
        <ReleaseLink kind={facts.kind} progress={progress} />
      )}
    </>
  );
}

function paperKey({ term, rider }: LaterPaper): string {
  return term === undefined ? `rider-${rider}` : `term-${term}`;
}

function openFactsWords(count: number): string {
  return count === 1 ? '1 fact is still open' : `${count} facts are still open`;
}
