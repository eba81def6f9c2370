import { useState } from 'react';
import {
  eventsAfter,
  knownUpTo,
  lastEventId,
  type StaffEvent,
} from '~/domain/underwriting/history';

type UnreadEvents = {
  /** The id of the last event that the underwriter knows. */
  seen: number;
  /** Later events by other people, oldest first. */
  news: readonly StaffEvent[];
  /** Mark these events as read. */
  markRead: (events: readonly StaffEvent[]) => void;
};

/** Events since this underwriter opened the application. The underwriter's own events count as read. */
export function useUnreadEvents(events: readonly StaffEvent[], userId: string): UnreadEvents {
  const [read, setRead] = useState(() => lastEventId(events));
  const seen = knownUpTo(events, read, userId);

  return { seen, news: eventsAfter(events, seen), markRead: (all) => setRead(lastEventId(all)) };
}
