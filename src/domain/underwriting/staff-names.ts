/** Somebody who works here. */
export type StaffMember = { id: string; name?: string | undefined };

const TELLING_CHARACTERS = 4;

/** What a member of the staff is called: by name, else by what tells one nameless account from another. */
export function staffName(staff: readonly StaffMember[], id: string): string {
  const name = staff.find((member) => member.id === id)?.name;

  return name ?? `Staff ${id.slice(0, TELLING_CHARACTERS)}`;
}
