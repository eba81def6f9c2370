/** The desks besides the customer's dashboard. */
export const OTHER_DESKS = ['attorney', 'contractor'] as const;

export type OtherDesk = (typeof OTHER_DESKS)[number];

/** The desks among names from the database. */
export function readDesks(names: readonly string[]): OtherDesk[] {
  return OTHER_DESKS.filter((desk) => names.includes(desk));
}
