import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OfferBasis } from '~/data/staff/price-offers';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import type { ReportAnswer } from '~/domain/consumer-reports/read-answers';
import { isAnswerLost } from '~/domain/lost-answer';
import { formatMoney, formatWholeMoney } from '~/domain/money';
import { offerLimits, PRICE_OFFER_DAYS } from '~/domain/rates/price-offer';
import { limitWords, readPremium } from '~/domain/underwriting/read-premium';
import { readReason } from '~/domain/underwriting/read-reason';
import { today } from '~/platform/clock';
import { offerBasisKey, offerBasisView } from '~/stores/offer-basis';
import { showToast } from '~/stores/toasts';
import { decide } from '~/stores/underwriting';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { MoneyField } from '~/ui/MoneyField';
import { TextAreaField } from '~/ui/TextAreaField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ReportQuestions } from './consumer-reports/ReportQuestions';
import { useReportAnswers } from './consumer-reports/use-report-answers';
import { type DecisionFailure, decisionFailureWords, REASON_PROBLEMS } from './messages';
import { useUnderwritingView } from './use-underwriting-view';
import { ViewFrame } from './ViewFrame';

type Props = {
  application: StaffApplication;
  /** The last event that the underwriter has seen. */
  seen: number;
  onDecided: () => void;
};

const PREMIUM_FIELD = 'offer-premium';
const REASON_FIELD = 'offer-reason';

/** Approves the application at another premium, which the customer accepts or not. */
export function OfferPrice({ application, seen, onDecided }: Props) {
  const key = offerBasisKey(application.id, seen);
  const view = useUnderwritingView(offerBasisView, key);

  return (
    <ViewFrame
      view={view}
      label="Loading the price limits"
      lines={2}
      onRetry={() => void offerBasisView.refresh(key)}
    >
      {({ basis }) =>
        basis?.authorized ? (
          <OfferForm
            application={application}
            seen={seen}
            onDecided={onDecided}
            bond={basis.bond}
            authorized={basis.authorized}
            proposal={basis.proposal}
          />
        ) : (
          <p>
            There is no held payment with a stored price, so the price cannot change. Approve at the
            price of the application, or decline.
          </p>
        )
      }
    </ViewFrame>
  );
}

type FormProps = Props & OfferBasis & { authorized: NonNullable<OfferBasis['authorized']> };

function OfferForm({ application, seen, onDecided, ...basis }: FormProps) {
  const { bond, authorized, proposal } = basis;
  const [text, setText] = useState(proposal ? formatWholeMoney(proposal.premium) : '');
  const [reason, setReason] = useState(proposal?.reason ?? '');
  const [isChecked, setIsChecked] = useState(false); // from then on, the problems follow the typed text
  const [failure, setFailure] = useState<DecisionFailure>();
  const alert = useRef<HTMLDivElement>(null);
  const reports = useReportAnswers(application.consumerReports.people);
  const read = readPremium(bond, authorized, { text, on: today() });
  const given = readReason('offer-price', reason);
  // A first proposal is not an offer yet: the colleague who confirms it answers.
  const isOffer = !application.approvals.isSecondNeeded || proposal !== undefined;
  const isDearer = isOffer && read.ok && read.value.price.total > authorized.price.total;

  const { isPending, run } = useOnceAtATime(
    async (premium: number, words: string, answers: ReportAnswer[]) => {
      setFailure(undefined);
      const result = await decide({
        applicationId: application.id,
        action: 'offer-price',
        premium,
        reason: words,
        reports: answers,
        seenEvent: seen,
      });
      if (!result.ok) {
        setFailure(result.code);
        return;
      }
      onDecided();
      showToast({
        title:
          result.value.status === 'price_offered'
            ? 'Price offered to the customer'
            : 'Price proposed. A colleague must offer the same premium.',
        type: 'success',
      });
      document.querySelector('h1')?.focus();
    },
  );

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;

    setIsChecked(true);
    if (!read.ok) document.getElementById(PREMIUM_FIELD)?.focus();
    else if (!given.ok) document.getElementById(REASON_FIELD)?.focus();
    else {
      const answers = isDearer ? reports.check() : [];
      if (answers) void run(read.value.premium, given.value, answers);
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {proposal && (
        <Alert type="info" title={`A premium of ${formatMoney(proposal.premium)} is proposed`}>
          The bond needs two underwriters. The customer sees the price when a colleague offers the
          same premium.
        </Alert>
      )}
      {failure && (
        <div ref={alert} tabIndex={-1} className="focus:outline-none">
          <Alert
            type="danger"
            title={
              isAnswerLost(failure) ? 'The price may not have been offered' : 'Nothing was offered'
            }
            isAnnounced
          >
            {decisionFailureWords(failure)}
          </Alert>
        </div>
      )}
      <MoneyField
        id={PREMIUM_FIELD}
        label="Premium"
        required
        hint={`${limitWords(offerLimits(bond, authorized, today()))}. ${formatMoney(authorized.price.premium)} was authorized.`}
        error={isChecked && !read.ok ? read.code : undefined}
        readOnly={isPending} // the form closes once the price is offered
        value={text}
        onValueChange={setText}
      />
      <TextAreaField
        id={REASON_FIELD}
        label="Reason for the new price"
        required
        hint="The customer reads it beside the old and the new price."
        error={isChecked && !given.ok ? reasonProblem(given.code) : undefined}
        readOnly={isPending}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {isDearer && <ReportQuestions {...reports.fields} />}
      <p aria-live="polite" className="rounded-sm bg-sunken px-3 py-2 text-sm empty:hidden">
        {read.ok &&
          `The customer pays ${formatMoney(read.value.price.total)} instead of ${formatMoney(authorized.price.total)}, and has ${PRICE_OFFER_DAYS} days to accept. The money moves only then.`}
      </p>
      <div>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Offering...' : 'Offer this price'}
        </Button>
      </div>
    </form>
  );
}

function reasonProblem(code: 'empty' | 'too-long' | 'holds-number'): string {
  return code === 'empty' ? REASON_PROBLEMS.empty.decline : REASON_PROBLEMS[code];
}
