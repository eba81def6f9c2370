import { personWords } from './access-log.ts';

/** Somebody who works here. */
export type StaffMember = { id: string; name?: string | undefined; email?: string | undefined };

const TELLING_CHARACTERS = 4;

/** What a member of the staff is called: by name and address, else by what tells one nameless account from another. */
export function staffName(staff: readonly StaffMember[], id: string): string {
  const member = staff.find((known) => known.id === id);

  return personWords(member?.name, member?.email) ?? `Staff ${id.slice(0, TELLING_CHARACTERS)}`;
}
