import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import type { StaffAction } from '~/domain/applications/staff-actions';
import type { DocumentType } from '~/domain/bonds/bond-types';
import { noticePlans, type ReportAnswer } from '~/domain/consumer-reports/read-answers';
import { bondVerb } from '~/domain/renewals/renewal-words';
import { lacksApproval } from '~/domain/underwriting/approvals';
import { lastEventId, priceProposer } from '~/domain/underwriting/history';
import { readReason } from '~/domain/underwriting/read-reason';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import { showToast } from '~/stores/toasts';
import { applicationView, decide, prepareToDecide } from '~/stores/underwriting';
import { Alert } from '~/ui/Alert';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { ColleagueNotice } from './ColleagueNotice';
import { useReportAnswers } from './consumer-reports/use-report-answers';
import { DecisionClosed } from './DecisionClosed';
import { ACTION_FIELD, DecisionForm, REASON_FIELD } from './DecisionForm';
import { DeclineQuestion } from './DeclineQuestion';
import { IssueBond } from './IssueBond';
import { OfferPricePanel } from './OfferPricePanel';
import {
  ACTIONS,
  type DecisionFailure,
  decisionFailureTitle,
  decisionFailureWords,
  FIRST_APPROVAL,
  NO_ACTION,
  REASON_PROBLEMS,
} from './messages';
import { Panel } from './Panel';
import { TakeBackPrice } from './TakeBackPrice';
import { useKeptText } from './use-kept-text';
import { useUnreadEvents } from './use-unread-events';

type Props = {
  application: StaffApplication;
  staff: readonly StaffMember[];
  userId: string;
  onDecided: () => void;
};

const NEWS = 'decision-news';

/**
 * The underwriter's decision. It applies to the state that the underwriter has seen: later events appear first, and the
 * underwriter must mark them as read before deciding. Typed text is never lost.
 */
export function Decision({ application, staff, userId, onDecided }: Props) {
  const { id, status, events, approvals } = application;
  const { seen, news, markRead } = useUnreadEvents(events, userId);
  const [action, setAction] = useState<StaffAction>();
  const [text, setText, clear] = useKeptText(`decision-${id}`);
  const [documents, setDocuments] = useState<readonly DocumentType[]>([]);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<DecisionFailure>();
  const [isAsking, setIsAsking] = useState(false);
  const reports = useReportAnswers(application.consumerReports.people);
  const [answers, setAnswers] = useState<ReportAnswer[]>([]);
  const alert = useRef<HTMLDivElement>(null);
  const isLacking = lacksApproval(status, approvals);
  const mayApprove = !approvals.given.some(({ staffId }) => staffId === userId);
  const isOpen = status === 'under_review' || (isLacking && mayApprove);

  const { isPending, run } = useOnceAtATime(async (wanted: StaffAction, reason: string) => {
    setFailure(undefined);
    const result = await decide({
      applicationId: id,
      action: wanted,
      reason,
      seenEvent: seen,
      ...(wanted === 'request-information' && { documents }),
      ...(wanted === 'decline' && { reports: answers }),
    });
    setIsAsking(false);
    if (!result.ok) {
      setFailure(result.code);
      return;
    }
    const decided = applicationView.at(id).get().value?.application;
    markRead(decided?.events ?? events);
    clear(text);
    setDocuments([]);
    reports.reset();
    setAction(undefined);
    onDecided();
    const isFirst =
      wanted === 'approve' &&
      (result.value.status === 'under_review' ||
        (decided !== undefined && lacksApproval(decided.status, decided.approvals)));
    showToast({ title: isFirst ? FIRST_APPROVAL : ACTIONS[wanted].done, type: 'success' });
    document.querySelector('h1')?.focus();
  });

  useEffect(() => void prepareToDecide(), []);

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (news.length > 0) {
      document.getElementById(NEWS)?.focus();
      return;
    }
    if (action === undefined) {
      setProblem(NO_ACTION);
      document.getElementById(ACTION_FIELD)?.focus();
      return;
    }

    const reason = readReason(action, text);
    if (!reason.ok) {
      setProblem(
        reason.code === 'empty' ? REASON_PROBLEMS.empty[action] : REASON_PROBLEMS[reason.code],
      );
      document.getElementById(REASON_FIELD)?.focus();
      return;
    }
    setProblem(undefined);
    setFailure(undefined);
    if (action !== 'decline') {
      void run(action, reason.value);
      return;
    }
    const checked = reports.check();
    if (!checked) return;
    setAnswers(checked);
    setIsAsking(true);
  };

  const choose = (chosen: StaffAction) => {
    setAction(chosen);
    setProblem(undefined);
    setFailure(undefined);
  };

  return (
    <Panel id="decision" title="Decision" isMain>
      {isOpen && news.length > 0 && (
        <ChangedMeanwhile
          id={NEWS}
          events={news}
          staff={staff}
          userId={userId}
          onRead={() => {
            markRead(events);
            setFailure(undefined);
          }}
        />
      )}
      {failure && (
        <div ref={alert} tabIndex={-1} className="mb-4 focus:outline-none">
          <Alert type="danger" title={decisionFailureTitle(failure)} isAnnounced>
            {decisionFailureWords(failure)}
          </Alert>
        </div>
      )}
      {(isLacking || (status === 'under_review' && approvals.given.length > 0)) && (
        <ColleagueNotice
          approvals={approvals.given}
          staff={staff}
          userId={userId}
          proposer={priceProposer(events)}
        />
      )}
      {!isOpen && !isLacking && (
        <DecisionClosed
          status={status}
          verb={bondVerb(application.renewsBond !== undefined)}
          isBondPending={application.isBondPending}
          events={events}
          words={text}
        />
      )}
      {status === 'price_offered' && (
        <TakeBackPrice
          applicationId={id}
          seen={lastEventId(events)}
          onDecided={() => {
            setFailure(undefined);
            onDecided();
          }}
          onFailure={setFailure}
        />
      )}
      {!isLacking &&
        (status === 'approved' || application.isBondPending || application.needsHand) && (
          <IssueBond application={application} />
        )}
      {isOpen && isAsking && (
        <DeclineQuestion
          application={application}
          reason={text.trim()}
          notices={noticePlans(application.consumerReports.people, answers)}
          isPending={isPending}
          onDecline={() => void run('decline', text.trim())}
          onKeep={() => setIsAsking(false)}
        />
      )}
      {isOpen && !isAsking && (
        <DecisionForm
          application={application}
          action={action}
          text={text}
          problem={problem}
          isPending={isPending}
          isBlocked={news.length > 0}
          onChoose={choose}
          onType={setText}
          documents={documents}
          onAsk={setDocuments}
          onSubmit={handleSubmit}
          reports={reports.fields}
        />
      )}
      {status === 'under_review' && !isAsking && news.length === 0 && (
        <OfferPricePanel application={application} seen={seen} onDecided={onDecided} />
      )}
    </Panel>
  );
}
