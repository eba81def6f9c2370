import type { Db } from '../connection/db';
import { followTableChanges } from '../connection/table-changes';

/** Call `onChange` whenever the list of an application's documents should be loaded again (`followTableChanges`). */
export function followDocumentChanges(
  db: Db,
  applicationId: string,
  onChange: () => void,
): () => void {
  const rows = {
    name: `documents:${applicationId}`,
    table: 'application_documents',
    filter: `application_id=eq.${applicationId}`,
  };

  return followTableChanges(db, rows, onChange);
}
