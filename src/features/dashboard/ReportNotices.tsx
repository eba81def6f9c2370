import type { SentNotice } from '~/data/account/report-notices';
import {
  NOTICE_TITLE,
  noticeParts,
  NOTICES_ID,
  noticeSubject,
} from '~/domain/consumer-reports/notice';
import type { LetterPart } from '~/domain/notifications/letter';
import { officeTime } from '~/domain/office-time';
import { SINGLE_KEY } from '~/stores/desk';
import { reportNoticesView } from '~/stores/report-notices';
import { PairList } from '~/ui/PairList';
import { isLinked, useLinkedElement } from './linked-application';
import { useDeskView } from './use-desk-view';
import { ViewFrame } from './ViewFrame';

/**
 * The notices about credit reports that went to the signed-in address. Without any, it renders nothing, unless the link
 * of a notice led here: then the visitor is signed in with another address.
 */
export function ReportNotices({ email }: { email: string }) {
  const view = useDeskView(reportNoticesView, SINGLE_KEY);
  if (view.value?.length === 0 && !isLinked(NOTICES_ID)) return null;

  return (
    <ViewFrame
      view={view}
      label="Loading the notices about your credit report"
      lines={2}
      onRetry={() => void reportNoticesView.refresh(SINGLE_KEY)}
    >
      {(notices) => <Notices notices={notices} email={email} />}
    </ViewFrame>
  );
}

function Notices({ notices, email }: { notices: readonly SentNotice[]; email: string }) {
  const ref = useLinkedElement(NOTICES_ID);

  return (
    <section
      ref={ref}
      id={NOTICES_ID}
      tabIndex={-1}
      aria-labelledby="report-notices-heading"
      className="scroll-mt-6"
    >
      <h2 id="report-notices-heading" className="text-xl">
        {notices.length > 1 ? 'Notices about your credit report' : NOTICE_TITLE}
      </h2>
      {notices.length === 0 && (
        <p className="mt-3 max-w-text">
          No notice went to {email}. Sign in with the email address that received the notice.
        </p>
      )}
      {notices.map((notice) => (
        <article
          key={notice.id}
          aria-label={`${NOTICE_TITLE}, ${noticeSubject(notice)}`}
          className="mt-4 grid max-w-text gap-4 rounded-md border border-rule bg-paper p-4 sm:p-6"
        >
          <p className="text-sm text-muted">{officeTime(notice.sentAt)}</p>
          {noticeParts(notice).map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </article>
      ))}
    </section>
  );
}

/** A part of a notice. A notice has texts, facts and lists. */
function Part({ part }: { part: LetterPart }) {
  if (part.type === 'facts') {
    return (
      <div className="border-y border-rule">
        <PairList pairs={part.facts.map(([label, value]) => ({ label, value }))} />
      </div>
    );
  }
  if (part.type === 'list') {
    return (
      <ul className="grid list-disc gap-2 pl-5">
        {part.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }

  return 'text' in part ? <p>{part.text}</p> : null;
}
