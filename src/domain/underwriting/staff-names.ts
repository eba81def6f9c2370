import { personWords } from './access-log.ts';

/** A member of staff. */
export type StaffMember = { id: string; name?: string | undefined; email?: string | undefined };

const TELLING_CHARACTERS = 4;

/** The name of a staff member with the email address. Without both, the start of the id. */
export function staffName(staff: readonly StaffMember[], id: string): string {
  const member = staff.find((known) => known.id === id);

  return personWords(member?.name, member?.email) ?? `Staff ${id.slice(0, TELLING_CHARACTERS)}`;
}
