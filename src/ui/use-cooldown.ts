import { useEffect, useState } from 'react';

/** Auth mails an address at most once a minute, and does not say when it refused. */
const COOLDOWN_MS = 60_000;

export type Cooldown = {
  /** Seconds until another mail can go out, 0 when it can. */
  secondsLeft: number;
  /** Start the countdown. */
  start: () => void;
};

/** A countdown to the next mail. `lastMailAt` is the time of a mail that went out before the component appeared. */
export function useCooldown(readClock: () => Date, lastMailAt = -Infinity): Cooldown {
  const [endsAt, setEndsAt] = useState(lastMailAt + COOLDOWN_MS);
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(endsAt, readClock()));

  useEffect(() => {
    const count = () => {
      const left = secondsUntil(endsAt, readClock());
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 500);
    count();

    return () => clearInterval(timer);
  }, [endsAt, readClock]);

  return { secondsLeft, start: () => setEndsAt(readClock().getTime() + COOLDOWN_MS) };
}

/** Seconds until Auth mails an address again whose last mail went out at this time. 0 when it can. */
export function secondsToNextMail(readClock: () => Date, lastMailAt = -Infinity): number {
  return secondsUntil(lastMailAt + COOLDOWN_MS, readClock());
}

function secondsUntil(end: number, now: Date): number {
  return Math.max(0, Math.ceil((end - now.getTime()) / 1000));
}
