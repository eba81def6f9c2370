import type { Db } from './db';

/** The rows to follow. Row level security decides which of them are told. */
export type FollowedRows = {
  /** The name of the channel. */
  name: string;
  table: string;
  /** A condition in the platform's notation, as `application_id=eq.1`. Default: every row. */
  filter?: string;
};

/**
 * Call `onChange` whenever the rows should be loaded again: when listening begins, after a change in this tab, another
 * tab or on another device, and after a broken connection. Without a socket it is never called. `onLive` hears whether
 * the socket works. The returned function stops listening.
 */
export function followTableChanges(
  db: Db,
  { name, ...rows }: FollowedRows,
  onChange: () => void,
  onLive?: (isLive: boolean) => void,
): () => void {
  const channel = db
    .channel(name)
    .on('postgres_changes', { event: '*', schema: 'public', ...rows }, onChange)
    .subscribe((status) => {
      const isLive = String(status) === 'SUBSCRIBED';
      onLive?.(isLive);
      // Also after a reconnection, because changes during the break are not sent again.
      if (isLive) onChange();
    });

  return () => {
    void db.removeChannel(channel);
  };
}
