import { useEffect, useRef } from 'react';
import { Button } from '~/ui/Button';
import { ASK_CHANGE } from './link-messages';

type Props = { isPending: boolean; onAccept: () => void; onDecline: () => void };

/** Explains the effect of a link that changes an email address, and waits for a press. */
export function AskChange({ isPending, onAccept, onDecline }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => headingRef.current?.focus(), []);

  return (
    <div className="grid gap-5">
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl">
        {ASK_CHANGE.title}
      </h2>
      <p>{ASK_CHANGE.text}</p>
      <p className="text-muted">{ASK_CHANGE.warning}</p>
      <div className="grid gap-3">
        <Button look="primary" disabled={isPending} onClick={onAccept}>
          {isPending ? ASK_CHANGE.pending : ASK_CHANGE.accept}
        </Button>
        <Button disabled={isPending} onClick={onDecline}>
          {ASK_CHANGE.decline}
        </Button>
      </div>
    </div>
  );
}
