import type { ApplicationStatus } from '~/domain/application-status';
import { queueLabel } from '~/domain/underwriting/queue-status';
import { TextAreaField } from '~/ui/TextAreaField';

const SENTENCES: Partial<Record<ApplicationStatus, string>> = {
  submitted: 'It has just been sent. The rules look at it first.',
  information_requested: 'The customer has a question to answer. Then it comes back here.',
  approved: 'It is approved. The bond is made out next.',
  issued: 'The bond is issued.',
  declined: 'It was declined. The payment was let go.',
  withdrawn: 'The customer withdrew it. The payment was let go.',
};

/** There is nothing to decide now, and why. Words that were not sent can still be copied. */
export function DecisionClosed({ status, words }: { status: ApplicationStatus; words: string }) {
  return (
    <>
      <p>{SENTENCES[status]}</p>
      {words.trim() !== '' && status !== 'draft' && (
        <div className="mt-4">
          <TextAreaField
            id="decision-unsent"
            label="What you typed"
            hint={`It was not sent, because this is now under “${queueLabel(status)}”. Copy what you still need.`}
            readOnly
            value={words}
          />
        </div>
      )}
    </>
  );
}
