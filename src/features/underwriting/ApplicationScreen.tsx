import { documentTypeLabel } from '~/domain/bonds/bond-types';
import { matterFields } from '~/domain/bonds/matter';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import { formatWholeMoney } from '~/domain/money';
import { answerSections } from '~/domain/answers/answer-sections';
import { applicantName } from '~/domain/answers/applicant-rows';
import type { QueueAddress } from '~/domain/underwriting/queue-address';
import { isOpenStatus } from '~/domain/underwriting/queue-status';
import { reviewFlags } from '~/domain/underwriting/review-flags';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import { parseStateCode, stateName } from '~/domain/us-states';
import { signedPartsView } from '~/stores/signed-parts';
import { applicationView, queueView } from '~/stores/underwriting';
import { useHeadingFocus } from '~/ui/use-heading-focus';
import { useTitle } from '~/ui/use-title';
import { Answers } from './Answers';
import { Assignment } from './Assignment';
import { AuditBundle } from './AuditBundle';
import { BlankForm } from './BlankForm';
import { BondRequests } from './bond-requests/BondRequests';
import { ReportUses } from './consumer-reports/ReportUses';
import { ContractorLink } from './contractors/ContractorLink';
import { Decision } from './Decision';
import { Documents } from './Documents';
import { EarlierInquiries } from './EarlierInquiries';
import { FilingPacket } from './FilingPacket';
import { Flags } from './Flags';
import { History } from './History';
import { IdentityNumbers } from './IdentityNumbers';
import { Money } from './Money';
import { Notes } from './Notes';
import type { OtherDocuments } from './other-documents';
import { SignedParts } from './SignedParts';
import { StatusLabel } from './StatusLabel';
import { momentWords } from '~/domain/formats/moment-words';
import { waitingSince } from './waiting-since';
import { queueKey, queueLink } from './use-queue-address';
import { useUnderwritingView } from './use-underwriting-view';
import { ViewFrame } from './ViewFrame';

type Props = {
  id: string;
  address: QueueAddress;
  staff: readonly StaffMember[];
  userId: string;
  otherDocuments: OtherDocuments;
};

/** One application on one screen: facts and answers on the left, decision and actions on the right. */
export function ApplicationScreen({ id, ...context }: Props) {
  const view = useUnderwritingView(applicationView, id);
  const application = view.value?.application;
  useTitle(application?.number ?? '');

  return (
    <>
      <p className="no-print -mt-3 mb-2">
        <a
          {...queueLink({ ...context.address, applicationId: undefined }, focusQueue)}
          className="inline-flex min-h-touch items-center"
        >
          Back to the queue
        </a>
      </p>
      <ViewFrame
        view={view}
        label="Loading the application"
        lines={8}
        onRetry={() => void applicationView.refresh(id)}
      >
        {(named) => {
          if (named.isOwn) return <OwnApplication />;
          if (!named.application) return <NoApplication />;

          return <Paper application={named.application} {...context} />;
        }}
      </ViewFrame>
    </>
  );
}

/** The pressed link is gone. */
function focusQueue(): void {
  requestAnimationFrame(() => document.querySelector('h1')?.focus({ preventScroll: true }));
}

function NoApplication() {
  return (
    <div className="py-8">
      <h1>No such application</h1>
      <p className="mt-2">
        The address may be incomplete, or the application was never sent. Search for its number in
        the queue.
      </p>
    </div>
  );
}

/**
 * Shown to an underwriter who opens an own application. A colleague must decide it, and the underwriter must not read
 * the notes on it.
 */
function OwnApplication() {
  return (
    <div className="py-8">
      <h1>This is your own application</h1>
      <p className="mt-2">
        You applied, or your email address is on this application, so a colleague must decide it.
        You can follow applications from your own account on <a href="/dashboard">your dashboard</a>
        .
      </p>
    </div>
  );
}

type PaperProps = Omit<Props, 'id'> & { application: StaffApplication };

function Paper({ application, address, staff, userId, otherDocuments }: PaperProps) {
  const { answers, bondName, stateCode, documents } = application;
  const state = parseStateCode(stateCode);
  const matter = state ? matterFields(application, state) : [];
  const flags = reviewFlags({
    ...application,
    documentNames: documents
      .filter(({ docType }) => docType !== 'required_form')
      .map(({ docType }) => documentTypeLabel(docType, otherDocuments[bondName])),
  });
  const refreshQueue = () => void queueView.refresh(queueKey(address));

  return (
    <>
      <Heading application={application} />
      <p className="no-print mt-3 lg:hidden">
        <a href="#decision" className="button button-secondary">
          Go to the decision
        </a>
      </p>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-8">
          <BondRequests application={application} staff={staff} userId={userId} />
          <Flags flags={flags} />
          <EarlierInquiries applicationId={application.id} staff={staff} userId={userId} />
          <ContractorLink applicationId={application.id} />
          <div className="grid gap-6">
            <Documents documents={documents} otherName={otherDocuments[bondName]} />
            <BlankForm application={application} />
          </div>
          <Answers sections={answerSections(answers, { bondName, stateCode, matter })} />
          <SignedParts view={signedPartsView} of={application.id} />
          <ReportUses uses={application.consumerReports.uses} />
          <History events={application.events} staff={staff} userId={userId} />
        </div>
        <div className="grid gap-5 lg:sticky lg:top-4 lg:-m-1 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:p-1">
          <Decision
            application={application}
            staff={staff}
            userId={userId}
            onDecided={refreshQueue}
          />
          <Assignment
            application={application}
            staff={staff}
            userId={userId}
            onAssigned={refreshQueue}
          />
          <Money application={application} />
          <FilingPacket application={application} />
          <AuditBundle application={application} />
          <IdentityNumbers applicationId={application.id} />
          <Notes application={application} staff={staff} userId={userId} />
        </div>
      </div>
    </>
  );
}

function Heading({ application }: { application: StaffApplication }) {
  const { number, status, bondName, stateCode, amount, answers, submittedAt } = application;
  const state = parseStateCode(stateCode);
  const { words, isLate } = waitingSince(submittedAt);
  const heading = useHeadingFocus();

  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
          {applicantName(answers) ?? number}
        </h1>
        <StatusLabel status={status} />
        {isOpenStatus(status) && (
          <span
            className={
              isLate && status === 'under_review'
                ? 'font-semibold text-copper-strong'
                : 'text-muted'
            }
          >
            Waiting {words}
          </span>
        )}
      </div>
      <p className="mt-1 text-lg tabular-nums">
        {bondName} in {state ? stateName(state) : stateCode}, {formatWholeMoney(amount)}
      </p>
      {application.caption && <p className="break-words">{application.caption}</p>}
      <p className="text-muted tabular-nums">
        {number}, sent {momentWords(submittedAt)}
        {application.bondNumber && `, bond ${application.bondNumber}`}
        {application.renewsBond && <Renewal number={application.renewsBond} />}
        {!application.hasAccount && ', without an account'}
      </p>
    </header>
  );
}

/**
 * Marks the application as a renewal. The name, amount and obligee come from the bond; only the risk is judged again.
 */
function Renewal({ number }: { number: string }) {
  return (
    <>
      {', '}
      <strong>renews bond {number}</strong>, which continues for another term when this is issued
    </>
  );
}
