/** A note among underwriters. */
export type StaffNote = { id: number; note: string; authorId: string | undefined; at: string };

/** A row of `application_notes`. */
export type NoteRow = { id: number; note: string; author_id: string | null; created_at: string };

/** Convert rows to notes, oldest first. */
export function toStaffNotes(rows: readonly NoteRow[]): StaffNote[] {
  return rows
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, note, author_id: authorId, created_at: at }) => ({
      id,
      note,
      authorId: authorId ?? undefined,
      at,
    }));
}
