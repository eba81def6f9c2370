import type { Db } from '../connection/db';

/**
 * Call `onChange` whenever the list of an application's documents should be loaded again: when
 * listening begins, after a change in this tab, another tab or on another device, and after a
 * broken connection. Without a socket it is never called. The returned function stops listening.
 */
export function followDocumentChanges(
  db: Db,
  applicationId: string,
  onChange: () => void,
): () => void {
  const channel = db
    .channel(`documents:${applicationId}`)
    .on(
      'postgres_changes',
      {
        event: '*',
        schema: 'public',
        table: 'application_documents',
        filter: `application_id=eq.${applicationId}`,
      },
      onChange,
    )
    .subscribe((status) => {
      // Also after a reconnection, because changes during the break are not sent again.
      if (String(status) === 'SUBSCRIBED') onChange();
    });

  return () => {
    void db.removeChannel(channel);
  };
}
