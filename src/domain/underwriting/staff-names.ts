/** Format a person: "Dana Whitfield (dana@example.com)". Only the address when there is no name. */
export function personWords(
  name: string | undefined,
  email: string | undefined,
): string | undefined {
  return name !== undefined && email !== undefined && name !== email
    ? `${name} (${email})`
    : (name ?? email);
}

export type StaffMember = { id: string; name?: string | undefined; email?: string | undefined };

const SHOWN_ID_CHARACTERS = 4;

/** The name of a staff member with the email address. Without both, the start of the id. */
export function staffName(staff: readonly StaffMember[], id: string): string {
  const member = staff.find((known) => known.id === id);

  return personWords(member?.name, member?.email) ?? `Staff ${id.slice(0, SHOWN_ID_CHARACTERS)}`;
}
