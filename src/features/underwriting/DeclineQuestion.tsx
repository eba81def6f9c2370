import { useEffect, useRef } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import { formatMoney } from '~/domain/money';
import { Button } from '~/ui/Button';
import { ACTIONS } from './messages';

type Props = {
  application: StaffApplication;
  reason: string;
  /** What happens for each person who allowed a credit report. */
  notices: readonly string[];
  isPending: boolean;
  onDecline: () => void;
  onKeep: () => void;
};

/**
 * Asks for confirmation because declining cannot be undone. Shows the effect on the payment and the text that the
 * customer will read.
 */
export function DeclineQuestion({
  application,
  reason,
  notices,
  isPending,
  onDecline,
  onKeep,
}: Props) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);

  return (
    <div
      ref={group}
      role="group"
      aria-label="Decline this application?"
      tabIndex={-1}
      className="rounded-sm border-2 border-danger p-4"
    >
      <p className="font-semibold">Decline {application.number}?</p>
      <p className="mt-1">
        The {formatMoney(application.total)} held for it is released. This cannot be undone: the
        customer would have to apply again.
      </p>
      <p className="mt-3 text-sm text-muted">The customer reads:</p>
      <blockquote className="mt-1 border-l-2 border-danger pl-3 whitespace-pre-line">
        {reason}
      </blockquote>
      {notices.map((notice) => (
        <p key={notice} className="mt-3 text-sm">
          {notice}
        </p>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onDecline} aria-disabled={isPending}>
          {isPending ? ACTIONS.decline.pending : 'Decline application'}
        </Button>
        <Button
          look="quiet"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) onKeep();
          }}
        >
          Do not decline
        </Button>
      </div>
    </div>
  );
}
