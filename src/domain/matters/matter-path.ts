/** The page of the law firms' desk. */
export const ATTORNEY_DESK_PATH = '/dashboard/attorney';

/** The path of a matter on the Attorney Desk. */
export function matterPath(id: string): string {
  return `${ATTORNEY_DESK_PATH}?matter=${id}`;
}
