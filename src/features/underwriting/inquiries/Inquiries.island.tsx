import { useStore } from '@nanostores/react';
import type { StaffInquiry } from '~/data/staff/inquiries';
import { ANSWER_WORDS } from '~/domain/inquiries/inquiry-words';
import { formatWholeMoney } from '~/domain/money';
import { $session } from '~/stores/session';
import { inquiriesView } from '~/stores/staff-inquiries';
import { overviewView, SINGLE_KEY } from '~/stores/underwriting';
import { Skeleton } from '~/ui/Skeleton';
import { ClosedDesk } from '../ClosedDesk';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';
import { waitingSince } from '../waiting-since';
import { AnswerForm } from './AnswerForm';
import { BarNumbers } from './BarNumbers';

const lookAgain = () => overviewView.refresh(SINGLE_KEY);

/**
 * Inquiries of visitors who asked before they applied: those that wait, oldest first, and those that were answered. The
 * database decides who may read them.
 */
export function Inquiries() {
  const session = useStore($session, { ssr: 'initial' });
  if (!('user' in session)) return <Skeleton label="Loading" lines={6} />;

  return <Desk key={session.user.id} />;
}

function Desk() {
  const access = useUnderwritingView(overviewView, SINGLE_KEY);
  const view = useUnderwritingView(inquiriesView, SINGLE_KEY);

  return (
    <ViewFrame view={access} label="Checking your access" onRetry={() => void lookAgain()}>
      {({ overview }) =>
        overview ? (
          <>
            <ViewFrame
              view={view}
              label="Loading the inquiries"
              onRetry={() => void inquiriesView.refresh(SINGLE_KEY)}
            >
              {(inquiries) => <Lists inquiries={inquiries} />}
            </ViewFrame>
            {/* It loads at once, but shows after the list: the list would move it. */}
            <div hidden={view.value === undefined && view.failure === undefined}>
              <BarNumbers />
            </div>
          </>
        ) : (
          <ClosedDesk lookAgain={lookAgain} />
        )
      }
    </ViewFrame>
  );
}

function Lists({ inquiries }: { inquiries: readonly StaffInquiry[] }) {
  const waiting = inquiries.filter(({ answered }) => !answered);
  const answered = inquiries.filter((inquiry) => inquiry.answered);

  return (
    <div className="grid gap-10">
      <section aria-labelledby="waiting-title">
        <h2 id="waiting-title" tabIndex={-1} className="text-xl focus:outline-none">
          {waiting.length === 0 ? 'No inquiry waits' : `Waiting: ${waiting.length}`}
        </h2>
        <ul className="mt-4 grid gap-5">
          {waiting.map((inquiry) => (
            <Entry key={inquiry.id} inquiry={inquiry} />
          ))}
        </ul>
      </section>
      {answered.length > 0 && (
        <section aria-labelledby="answered-title">
          <h2 id="answered-title" className="text-xl">
            Answered
          </h2>
          <ul className="mt-4 grid gap-5">
            {answered.map((inquiry) => (
              <Entry key={inquiry.id} inquiry={inquiry} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Entry({ inquiry }: { inquiry: StaffInquiry }) {
  const { answered, details, facts } = inquiry;

  return (
    <li className="rounded-md border border-rule bg-surface p-5">
      <h3 className="font-semibold">
        {inquiry.bondName}, {inquiry.stateCode}, {formatWholeMoney(inquiry.amount)}
      </h3>
      <p className="text-muted">
        {inquiry.asker === 'attorney' ? 'From an attorney' : 'From an applicant'}:{' '}
        <span className="wrap-anywhere">{inquiry.from}</span>
        {!answered && `. Waiting ${waitingSince(inquiry.sentAt).words}.`}
      </p>
      <p className="mt-2 font-semibold">{inquiry.worry}</p>
      {details && <p className="mt-1 max-w-text wrap-anywhere whitespace-pre-line">{details}</p>}
      {facts && <p className="mt-1 max-w-text wrap-anywhere whitespace-pre-line">{facts}</p>}
      {answered ? (
        <p className="mt-3 max-w-text border-l-4 border-rule pl-4 wrap-anywhere whitespace-pre-line">
          {ANSWER_WORDS[answered.answer].label}
          {answered.note && `: ${answered.note}`}
        </p>
      ) : (
        <AnswerForm id={inquiry.id} />
      )}
    </li>
  );
}
