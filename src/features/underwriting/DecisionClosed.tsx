import type { ApplicationStatus } from '~/domain/application-status';
import type { BondVerb } from '~/domain/renewals/renewal-words';
import type { StaffEvent } from '~/domain/underwriting/history';
import { queueLabel } from '~/domain/underwriting/queue-status';
import { TextAreaField } from '~/ui/TextAreaField';

const SENTENCES: Partial<Record<ApplicationStatus, string>> = {
  submitted: 'It was just submitted. Our rules check it first.',
  information_requested: 'The customer has a question to answer. Then it comes back here.',
  price_offered:
    'The customer has another price to accept. Without an answer, the application is withdrawn after the last day.',
  declined: 'It was declined. The payment was released.',
  withdrawn: 'The customer withdrew it. The payment was released.',
};

function sentenceOf(status: ApplicationStatus, { done }: BondVerb): string | undefined {
  if (status === 'approved') return `It is approved. The bond is ${done} next.`;

  return status === 'issued' ? `The bond was ${done}.` : SENTENCES[status];
}

type Props = {
  status: ApplicationStatus;
  /** Whether the application issues or renews a bond. */
  verb: BondVerb;
  /** Whether the bond has its number, but not its papers. */
  isBondPending: boolean;
  events: readonly StaffEvent[];
  words: string;
};

/**
 * Explains why there is nothing to decide now, with the price that the customer can accept. Text that was typed but not
 * sent can still be copied.
 */
export function DecisionClosed({ status, verb, isBondPending, events, words }: Props) {
  const offer = events.findLast(({ kind }) => kind === 'price-offered')?.words;

  return (
    <>
      <p>
        {isBondPending
          ? 'The bond has its number. It is not in force yet.'
          : sentenceOf(status, verb)}
      </p>
      {status === 'price_offered' && offer && (
        <p className="mt-3 rounded-sm bg-sunken px-3 py-2 text-sm whitespace-pre-line">{offer}</p>
      )}
      {words.trim() !== '' && status !== 'draft' && (
        <div className="mt-4">
          <TextAreaField
            id="decision-unsent"
            label="What you typed"
            hint={`It was not sent, because this is now under “${queueLabel(status)}”. Copy anything you still need.`}
            readOnly
            value={words}
          />
        </div>
      )}
    </>
  );
}
