import { useEffect, useRef, useState } from 'react';
import { formatEin, maskEin } from '~/domain/formats/business-numbers';
import { formatSsn, maskSsn } from '~/domain/formats/ssn';
import {
  type IdentityNumber,
  identityNumberKind,
  identityNumberName,
  readRevealReason,
} from '~/domain/underwriting/reveal-reason';
import { revealNumber } from '~/stores/identity-numbers';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { LEFT_BEFORE_SHOWN, REVEAL_REASON_PROBLEMS, revealFailureWords } from './identity-words';
import { RevealForm, revealReasonField } from './RevealForm';
import { useShownNumber } from './use-shown-number';

type Props = {
  applicationId: string;
  which: IdentityNumber;
  /** Undefined if no such number is stored. */
  lastFour: string | undefined;
};

const MASKS = { ssn: maskSsn, ein: maskEin };
const FORMATS = { ssn: formatSsn, ein: formatEin };

/** One number: masked, with the form for a reason, or shown in full for a limited time. */
export function IdentityNumberRow({ applicationId, which, lastFour }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { number, secondsLeft, show, hide } = useShownNumber();
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(false);
  const kind = identityNumberKind(which);
  const name = identityNumberName(which);
  const isOpen = isAsking || number !== undefined;

  // Keep the focus in this row: move it to the number when the number appears, and back to the button when the number
  // is hidden.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (number !== undefined) row.current?.querySelector<HTMLElement>('[data-number]')?.focus();
    else if (wasOpen.current && !isOpen && isFocusLost)
      row.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [number, isOpen]);

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const reason = readRevealReason(text);
    setProblem(reason.ok ? undefined : REVEAL_REASON_PROBLEMS[reason.code]);
    if (!reason.ok) {
      document.getElementById(revealReasonField(which))?.focus();
      return;
    }

    const result = await revealNumber({ applicationId, which, reason: reason.value });
    if (!result.ok) {
      setFailure(revealFailureWords(result.code));
      return;
    }
    if (!show(result.value.number)) {
      setFailure(LEFT_BEFORE_SHOWN);
      return;
    }
    setIsAsking(false);
    setText('');
  });

  if (lastFour === undefined) {
    return (
      <li className="flex justify-between gap-4 py-2">
        <span className="text-muted">{name}</span> Not kept
      </li>
    );
  }

  return (
    <li ref={row} className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="tabular-nums">
          <span className="text-muted">{name}</span>{' '}
          {number === undefined ? (
            <>
              <span aria-hidden="true">{MASKS[kind](lastFour)}</span>
              <span className="sr-only">ending in {lastFour}</span>
            </>
          ) : (
            <span
              data-number
              tabIndex={-1}
              className="no-print text-lg font-semibold select-all focus:outline-none"
            >
              {FORMATS[kind](number)}
            </span>
          )}
        </p>
        {!isOpen && (
          <span className="no-print">
            <Button onClick={() => setIsAsking(true)}>
              Show number<span className="sr-only"> for the {name}</span>
            </Button>
          </span>
        )}
        {number !== undefined && <Button onClick={hide}>Hide now</Button>}
      </div>
      {number !== undefined && (
        <p role="timer" className="no-print mt-1 text-sm text-muted tabular-nums">
          Hidden again in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}
        </p>
      )}
      {isAsking && (
        <RevealForm
          which={which}
          text={text}
          problem={problem}
          failure={failure}
          isPending={isPending}
          onType={setText}
          onSubmit={() => void run()}
          onCancel={() => {
            setIsAsking(false);
            setProblem(undefined);
            setFailure(undefined);
          }}
        />
      )}
    </li>
  );
}
