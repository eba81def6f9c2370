import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';

type Props = {
  /** The label of the button that opens the question. */
  label: string;
  /** Read to screen readers after the label, because the dashboard has many such buttons. */
  what: string;
  question: string;
  /** Explains the effect of the action. */
  children: ReactNode;
  confirmLabel: string;
  pendingLabel: string;
  keepLabel: string;
  /** The button stands alone, in line with the text above it. */
  isFlush?: boolean;
  /** Does the action. Returns an error message, or undefined. */
  onConfirm: () => Promise<string | undefined>;
};

/** A button for an action that cannot be undone. It asks for confirmation in its own place and explains the effect. */
export function Confirm({ label, what, question, children, isFlush = false, ...parts }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const group = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const { isPending, run } = useOnceAtATime(async () => setFailure(await parts.onConfirm()));

  useEffect(() => {
    if (isAsking) group.current?.focus();
  }, [isAsking]);

  const keep = () => {
    if (isPending) return; // the action is under way, and closing the question would not stop it
    setIsAsking(false);
    setFailure(undefined);
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };

  if (!isAsking) {
    return (
      <div ref={opener}>
        <Button look="quiet" isFlush={isFlush} onClick={() => setIsAsking(true)}>
          {label} <span className="sr-only">{what}</span>
        </Button>
      </div>
    );
  }

  return (
    <div
      ref={group}
      role="group"
      aria-label={question}
      tabIndex={-1}
      className="w-full rounded-sm border border-rule bg-paper p-4"
    >
      <p className="font-semibold">{question}</p>
      <div className="mt-1 max-w-text">{children}</div>
      {failure && (
        <div className="mt-3">
          <Alert type="danger" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void run()} aria-disabled={isPending}>
          {isPending ? parts.pendingLabel : parts.confirmLabel}
        </Button>
        <Button look="quiet" onClick={keep} aria-disabled={isPending}>
          {parts.keepLabel}
        </Button>
      </div>
    </div>
  );
}
