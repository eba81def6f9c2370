import { useEffect, useState } from 'react';
import { REVEAL_SECONDS } from '~/domain/underwriting/reveal-reason';
import { now } from '~/platform/clock';
import { $session } from '~/stores/session';

const SECOND_MS = 1_000;

/**
 * Holds a number while it may be read: a minute at most, and only as long as somebody who is signed in looks at the
 * page. It lives in this one state and nowhere else; when it is hidden, it is gone.
 */
export function useShownNumber(): {
  number: string | undefined;
  secondsLeft: number;
  /** Show it, unless nobody looks. Answers whether it is shown. */
  show: (number: string) => boolean;
  hide: () => void;
} {
  const [shown, setShown] = useState<{ number: string; until: number }>();
  const [secondsLeft, setSecondsLeft] = useState(REVEAL_SECONDS);
  const until = shown?.until;

  useEffect(() => {
    if (until === undefined) return undefined;

    const hide = () => setShown(undefined);
    const count = () => {
      const left = Math.ceil((until - now().getTime()) / SECOND_MS);
      if (left > 0) setSecondsLeft(left);
      else hide();
    };
    const hideWhenUnseen = () => {
      if (document.visibilityState !== 'visible') hide();
    };
    const timer = setInterval(count, SECOND_MS);
    const stopListening = $session.listen(({ status }) => {
      if (status !== 'signed-in') hide();
    });
    window.addEventListener('blur', hide);
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hideWhenUnseen);

    return () => {
      clearInterval(timer);
      stopListening();
      window.removeEventListener('blur', hide);
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hideWhenUnseen);
    };
  }, [until]);

  return {
    number: shown?.number,
    secondsLeft,
    show: (number) => {
      // Nobody may be looking any more when the answer comes.
      if (!isLookedAt() || $session.get().status !== 'signed-in') return false;

      setSecondsLeft(REVEAL_SECONDS);
      setShown({ number, until: now().getTime() + REVEAL_SECONDS * SECOND_MS });

      return true;
    },
    hide: () => setShown(undefined),
  };
}

/** A window beside another may be visible while somebody works in the other one. */
function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
