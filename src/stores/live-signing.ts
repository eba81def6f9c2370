import { getDb } from '~/data/connection/client';
import { followTableChanges } from '~/data/connection/table-changes';
import { onPageFocus } from '~/platform/page-focus';
import { lookWhileMaking } from './while-making';

/** Starts to listen. `onLive` hears whether changes arrive. Returns how to stop. */
type Listen = (onChange: () => void, onLive: (isLive: boolean) => void) => () => void;

/**
 * Call `look` as soon as an invitation to sign changes: a code was sent, somebody signed or declined. Realtime reports
 * the change, and row level security decides to whom. The report says only that there is something to load. Offices and
 * courthouses block sockets, so without one `look` is called again and again, less and less often, and never on a
 * hidden page. It is also called when the visitor returns. The returned function stops it.
 */
export function followSigning(look: () => Promise<unknown>, listen = listenToLinks): () => void {
  let isLive = false;
  const stops = [
    lookWhileMaking(() => (isLive ? Promise.resolve() : look())),
    onPageFocus(() => void look()),
    listen(
      () => void look(),
      (isLiveNow) => {
        isLive = isLiveNow;
      },
    ),
  ];

  return () => {
    for (const stop of stops) stop();
  };
}

/** Two channels of one name would be one: a view that closes would silence the next. */
let channels = 0;

const listenToLinks: Listen = (onChange, onLive) => {
  let isWanted = true;
  let stop: (() => void) | undefined;
  channels += 1;
  const rows = { name: `signing:${channels}`, table: 'signing_links' };
  getDb().then(
    (db) => {
      if (isWanted) stop = followTableChanges(db, rows, onChange, onLive);
    },
    () => undefined, // without the client's code nothing loads, and the view says so
  );

  return () => {
    isWanted = false;
    stop?.();
  };
};
