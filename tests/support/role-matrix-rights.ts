/** The actors of the role matrix, and how the rights of several actors are written at once. */

/**
 * The actors: a visitor, a customer with rows, a customer without rows, a customer's token after sign-out, staff, staff
 * without a second factor and staff with an ended session, and the Edge Functions.
 */
export const ACTORS = [
  'visitor',
  'customer',
  'stranger',
  'customer after sign-out',
  'underwriter',
  'admin',
  'underwriter without a factor',
  'admin without a factor',
  'admin whose session ended',
  'service',
] as const;

export type MatrixActor = (typeof ACTORS)[number];

/** Staff with only the rights of a signed-in user: their role does not count. */
export const UNPROVED_STAFF = [
  'underwriter without a factor',
  'admin without a factor',
  'admin whose session ended',
] as const satisfies MatrixActor[];

/** Tokens of ended sessions. They open nothing, not even the user's own rows. */
type Ended = 'customer after sign-out' | 'admin whose session ended';

/** The rights of {@link UNPROVED_STAFF} and of tokens of ended sessions, derived from those of a stranger. */
const unproved = (rights: string): Record<(typeof UNPROVED_STAFF)[number] | Ended, string> => ({
  'customer after sign-out': rights.replaceAll('some', 'none'),
  'underwriter without a factor': rights,
  'admin without a factor': rights,
  'admin whose session ended': rights.replaceAll('some', 'none'),
});

/**
 * An actor's rights on a table, such as 'read some, add, change all'. 'some' means the actor's own rows and never
 * another customer's. For staff it only means not all rows.
 */
export type TableRights = Record<MatrixActor, string>;

/** Only the functions reach the table, with these rights. */
export function only(service: string): TableRights {
  return {
    visitor: 'nothing',
    customer: 'nothing',
    stranger: 'nothing',
    underwriter: 'nothing',
    admin: 'nothing',
    ...unproved('nothing'),
    service,
  };
}

type Rights = Record<'customer' | 'stranger' | 'staff' | 'service', string>;

/** Visitors have no rights, all staff have these rights, and staff without a second factor count as strangers. */
export function people({ staff, ...rights }: Rights): TableRights {
  return {
    visitor: 'nothing',
    ...rights,
    underwriter: staff,
    admin: staff,
    ...unproved(rights.stranger),
  };
}

export const everybodyReads = Object.fromEntries(
  ACTORS.map((actor) => [actor, 'read all']),
) as TableRights;
