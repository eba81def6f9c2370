import { type FormEvent, useState } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import {
  asksAboutReports,
  type RequestDecision as Decision,
} from '~/domain/bond-requests/request-decision';
import { readRefund } from '~/domain/bond-requests/read-refund';
import { endsBond } from '~/domain/bond-requests/request-kinds';
import type { StoredRequest } from '~/domain/bond-requests/stored-request';
import { isFirstOfTwoOnRequest } from '~/domain/underwriting/approvals';
import { type Cents, formatMoney } from '~/domain/money';
import { readReason } from '~/domain/underwriting/read-reason';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import { showToast } from '~/stores/toasts';
import { decideRequest, requestsView } from '~/stores/underwriting-requests';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { MoneyField } from '~/ui/MoneyField';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { TextAreaField } from '~/ui/TextAreaField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ChangedMeanwhile } from '../ChangedMeanwhile';
import { ColleagueNotice } from '../ColleagueNotice';
import { ReportQuestions } from '../consumer-reports/ReportQuestions';
import { useReportAnswers } from '../consumer-reports/use-report-answers';
import {
  decisionFailureTitle,
  FIRST_APPROVAL,
  FIRST_APPROVAL_NOTE,
  NO_ACTION,
  REASON_PROBLEMS,
} from '../messages';
import { useKeptText } from '../use-kept-text';
import { useUnreadEvents } from '../use-unread-events';
import { effectWords, type RequestFailure, requestFailureWords } from './messages';
import { UndecidedWords } from './UndecidedWords';

type Props = {
  request: StoredRequest;
  /** The present amount of the bond. */
  amount: Cents;
  application: StaffApplication;
  staff: readonly StaffMember[];
  userId: string;
};

const DONE: Record<Decision, string> = { approve: 'Request approved', decline: 'Request declined' };

/**
 * The decision on one request. It applies to the state that the underwriter has seen: later events appear first, and
 * the underwriter must mark them as read before deciding. Typed text is never lost.
 */
export function RequestDecision({ request, amount, application, staff, userId }: Props) {
  const { id: applicationId, events } = application;
  const { seen, news, markRead } = useUnreadEvents(events, userId);
  const [decision, setDecision] = useState<Decision>();
  const reasonId = `reason-${request.id}`;
  const [text, setText, clear] = useKeptText(reasonId);
  const refundId = `refund-${request.id}`;
  const [typedRefund, setTypedRefund, clearRefund] = useKeptText(refundId);
  const [problem, setProblem] = useState<string>();
  const [refundProblem, setRefundProblem] = useState<string>();
  const [failure, setFailure] = useState<RequestFailure>();
  const choiceId = `decide-${request.id}`;
  const newsId = `news-${request.id}`;
  const isOpen = request.status === 'requested';
  const approvals = application.approvals.requests[request.id];
  const isFirst = decision === 'approve' && isFirstOfTwoOnRequest(approvals);

  const reports = useReportAnswers(application.consumerReports.people);
  const asksReports = asksAboutReports(decision, request, amount);
  const asksRefund = decision === 'approve' && endsBond(request.kind);

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    setProblem(undefined);
    setRefundProblem(undefined);
    if (decision === undefined) {
      setProblem(NO_ACTION);
      document.getElementById(choiceId)?.focus();
      return;
    }
    const refund = asksRefund ? readRefund(typedRefund) : undefined;
    if (refund && !refund.ok) {
      setRefundProblem(refund.code);
      document.getElementById(refundId)?.focus();
      return;
    }
    const reason = readReason(decision, text);
    if (!reason.ok) {
      setProblem(
        reason.code === 'empty' ? REASON_PROBLEMS.empty.decline : REASON_PROBLEMS[reason.code],
      );
      document.getElementById(reasonId)?.focus();
      return;
    }

    const answers = asksReports ? reports.check() : [];
    if (!answers) return;

    const result = await decideRequest(applicationId, {
      requestId: request.id,
      decision,
      reason: reason.value,
      seenEvent: seen,
      ...(asksReports && { reports: answers }),
      ...(refund && { refund: refund.value }),
    });
    if (!result.ok) {
      setFailure(result.code);
      if (isDecidedMeanwhile(applicationId, request.id)) {
        showToast({
          title: decisionFailureTitle(result.code),
          description: requestFailureWords(result.code),
          type: 'error',
        });
      }
      return;
    }
    clear(text);
    clearRefund(typedRefund);
    showToast({
      title: result.value.status === 'requested' ? FIRST_APPROVAL : DONE[decision],
      type: 'success',
    });
    document.querySelector('h1')?.focus();
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (news.length > 0) document.getElementById(newsId)?.focus();
    else void run();
  };

  if (!isOpen) {
    if (isPending) return null; // this form's own decision may have closed the request

    return <UndecidedWords id={`unsent-${request.id}`} words={text} failure={failure} />;
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="no-print mt-4 grid gap-4">
      {news.length > 0 && (
        <ChangedMeanwhile
          id={newsId}
          events={news}
          staff={staff}
          userId={userId}
          onRead={() => {
            markRead(events);
            setFailure(undefined);
          }}
        />
      )}
      {approvals !== undefined && approvals.length > 0 && (
        <ColleagueNotice approvals={approvals} staff={staff} userId={userId} />
      )}
      {failure && (
        <Alert type="danger" title={decisionFailureTitle(failure)} isAnnounced>
          {requestFailureWords(failure)}
        </Alert>
      )}
      <RadioGroupField
        id={choiceId}
        name={choiceId}
        label="What to do with the request"
        required
        inline
        error={decision ? undefined : problem}
        options={[
          { value: 'approve', label: 'Approve' },
          { value: 'decline', label: 'Decline' },
        ]}
        value={decision ?? ''}
        onChange={(event) => {
          setDecision(event.currentTarget.value === 'approve' ? 'approve' : 'decline');
          setProblem(undefined);
        }}
      />
      {decision && (
        <>
          {decision === 'approve' && (
            <p className="rounded-sm bg-sunken px-3 py-2 text-sm">{effectWords(request)}</p>
          )}
          {asksRefund && (
            <MoneyField
              id={refundId}
              label="Final refund"
              hint={refundHint(request)}
              required
              error={refundProblem}
              value={typedRefund}
              onValueChange={setTypedRefund}
            />
          )}
          <TextAreaField
            id={reasonId}
            label={decision === 'approve' ? 'Message to the customer' : 'Reason'}
            hint="The customer reads it."
            {...(isFirst && FIRST_APPROVAL_NOTE)}
            optional={decision === 'approve'}
            required={decision === 'decline'}
            error={problem}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {asksReports && <ReportQuestions {...reports.fields} />}
        </>
      )}
      <div>
        <Button type="submit" look="primary" aria-disabled={isPending || news.length > 0}>
          {isPending ? 'Deciding...' : buttonWords(decision, request)}
        </Button>
      </div>
    </form>
  );
}

function buttonWords(decision: Decision | undefined, { kind }: StoredRequest): string {
  if (decision === undefined) return 'Decide the request';
  if (decision === 'decline') return 'Decline the request';

  return endsBond(kind) ? 'Approve, and end the bond' : 'Approve the change';
}

function refundHint({ estimate }: StoredRequest): string {
  const estimated = estimate === undefined ? '' : `We estimated ${formatMoney(estimate)}. `;

  return `${estimated}The customer sees the amount that you enter. Enter 0 for no refund.`;
}

/** Whether a colleague decided the request first or the customer withdrew it. */
function isDecidedMeanwhile(applicationId: string, requestId: string): boolean {
  const known = requestsView.at(applicationId).get().value?.bond?.requests;

  return known?.find(({ id }) => id === requestId)?.status !== 'requested';
}
