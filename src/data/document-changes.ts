import type { Db } from './client';

/**
 * Hear of every change to the documents of an application, made here, in another tab or on another device, also of
 * having missed some: `onChange` is called whenever the list should be loaded again, first when listening begins. Where
 * no socket can be had it is never called. The function returned stops listening.
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
      // After a break as well: what happened meanwhile is not told again.
      if (String(status) === 'SUBSCRIBED') onChange();
    });

  return () => {
    void db.removeChannel(channel);
  };
}
