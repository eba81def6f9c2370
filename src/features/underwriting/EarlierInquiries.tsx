import { inquiryRows } from '~/domain/underwriting/earlier-inquiry';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { earlierInquiriesView } from '~/stores/earlier-inquiries';
import { LoadFailure } from '~/ui/LoadFailure';
import { momentWords } from '~/domain/formats/moment-words';
import { AnswerList } from './AnswerList';
import { LOAD_FAILURES } from './queue-messages';
import { useUnderwritingView } from './use-underwriting-view';

type Props = { applicationId: string; staff: readonly StaffMember[]; userId: string };

/** What was asked before the application, and who answered what. Renders nothing without an inquiry, as for most. */
export function EarlierInquiries({ applicationId, staff, userId }: Props) {
  const { value, failure } = useUnderwritingView(earlierInquiriesView, applicationId);
  if (value === undefined) {
    return failure ? (
      <LoadFailure
        words={LOAD_FAILURES[failure]}
        onRetry={() => void earlierInquiriesView.refresh(applicationId)}
      />
    ) : null;
  }

  return value.length === 0 ? null : (
    <section aria-labelledby="earlier-heading">
      <h2 id="earlier-heading" className="text-xl">
        Asked before the application
      </h2>
      <div className="mt-3 grid gap-6">
        {value.map((inquiry) => (
          <AnswerList
            key={inquiry.id}
            answers={inquiryRows(inquiry, {
              askedAt: momentWords(inquiry.askedAt),
              answeredAt: inquiry.answered ? momentWords(inquiry.answered.at) : '',
              answeredBy:
                inquiry.answered?.by === userId
                  ? 'you'
                  : staffName(staff, inquiry.answered?.by ?? ''),
            })}
          />
        ))}
      </div>
    </section>
  );
}
