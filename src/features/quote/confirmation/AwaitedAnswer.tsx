import { useStore } from '@nanostores/react';
import type { AwaitedAnswer as Awaited } from '~/domain/issuing/bond-progress';
import { $session, shownUser } from '~/stores/session';
import { ApplicationNumber } from './ApplicationNumber';
import type { Confirmation } from './confirmation-schema';

const WORDS: Record<Awaited, { title: string; lead: string; action: string }> = {
  information_requested: {
    title: 'An underwriter has a question for you',
    lead: 'The question is on your dashboard. Your application continues when you answer it there.',
    action: 'Answer the question',
  },
  price_offered: {
    title: 'An underwriter offers another price',
    lead: 'The price and the reason are on your dashboard. Accept it or withdraw there.',
    action: 'See the new price',
  },
};

type Props = { confirmation: Confirmation; awaited: Awaited };

/** What the application waits for from the customer, with the way to the answer. */
export function AwaitedAnswer({ confirmation, awaited }: Props) {
  const isSignedIn = shownUser(useStore($session)) !== undefined;
  const { receipt, applicantEmail } = confirmation;
  const { title, lead, action } = WORDS[awaited];

  return (
    <div className="rounded-md border border-warning bg-warning-wash p-4 sm:p-6">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 max-w-text">{lead}</p>
      {!isSignedIn && (
        <p className="no-print mt-2 max-w-text">
          Sign in as <strong className="wrap-anywhere">{applicantEmail}</strong>. You don’t need a
          password: the sign-in page can email you a code.
        </p>
      )}
      <p className="no-print mt-4">
        <a href="/dashboard" className="button button-primary">
          {action}
        </a>
      </p>
      <ApplicationNumber number={receipt.applicationNumber} />
    </div>
  );
}
