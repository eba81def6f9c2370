import { useEffect, useState } from 'react';
import { now } from '~/platform/clock';

/** Auth mails an address at most once a minute, and does not say when it refused. */
const COOLDOWN_MS = 60_000;

/** Seconds until another mail can go out, 0 when it can, and a function that starts the countdown. */
export function useCooldown(): { secondsLeft: number; start: () => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    const count = () => {
      const left = Math.max(0, Math.ceil((endsAt - now().getTime()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 500);
    count();

    return () => clearInterval(timer);
  }, [endsAt]);

  return { secondsLeft, start: () => setEndsAt(now().getTime() + COOLDOWN_MS) };
}
