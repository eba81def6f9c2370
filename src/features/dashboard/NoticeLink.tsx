import { NOTICE_TITLE, NOTICES_PATH } from '~/domain/consumer-reports/notice';
import { SINGLE_KEY } from '~/stores/desk';
import { reportNoticesView } from '~/stores/report-notices';
import { useDeskView } from './use-desk-view';

/** A link to the notice about the credit report that led to the decision about an application. Nothing without one. */
export function NoticeLink({ applicationNumber }: { applicationNumber: string | undefined }) {
  const { value: notices = [] } = useDeskView(reportNoticesView, SINGLE_KEY);

  return notices.some(
    (notice) => notice.decision !== 'line' && notice.applicationNumber === applicationNumber,
  ) ? (
    <p className="mt-2">
      <a href={NOTICES_PATH} className="inline-flex min-h-touch items-center">
        {NOTICE_TITLE}
      </a>
    </p>
  ) : null;
}
