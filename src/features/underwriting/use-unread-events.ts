import { useState } from 'react';
import {
  eventsAfter,
  knownUpTo,
  lastEventId,
  type StaffEvent,
} from '~/domain/underwriting/history';

type UnreadEvents = {
  /** The id of the last event that a decision rests on, as far as the underwriter knows. */
  seen: number;
  /** What others did since, oldest first. */
  news: readonly StaffEvent[];
  /** The underwriter has read all of these. */
  markRead: (events: readonly StaffEvent[]) => void;
};

/** What happened to an application since this underwriter opened it. Their own doing is no news to them. */
export function useUnreadEvents(events: readonly StaffEvent[], userId: string): UnreadEvents {
  const [read, setRead] = useState(() => lastEventId(events));
  const seen = knownUpTo(events, read, userId);

  return {
    seen,
    news: eventsAfter(events, seen),
    markRead: (all) => setRead(lastEventId(all)),
  };
}
