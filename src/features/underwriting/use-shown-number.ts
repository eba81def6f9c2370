import { useEffect, useState } from 'react';
import { REVEAL_SECONDS } from '~/domain/underwriting/reveal-reason';
import { now } from '~/platform/clock';
import { $session } from '~/stores/session';

const SECOND_MS = 1_000;

/**
 * Holds a number while it is shown: for at most one minute, and only while the page is visible, has the focus and its
 * user is signed in. The number exists only in this state and is deleted when it is hidden.
 */
export function useShownNumber(): {
  number: string | undefined;
  secondsLeft: number;
  /** Show a number and return true. Returns false if the page is not in use. */
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
      // The user may have left the page before the answer arrived.
      if (!isLookedAt() || $session.get().status !== 'signed-in') return false;

      setSecondsLeft(REVEAL_SECONDS);
      setShown({ number, until: now().getTime() + REVEAL_SECONDS * SECOND_MS });

      return true;
    },
    hide: () => setShown(undefined),
  };
}

/** A visible window is not enough: the user may be working in another window beside it. */
function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
