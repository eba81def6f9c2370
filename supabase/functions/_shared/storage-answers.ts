/** What an answer of Storage says about a path. Storage answers most refusals with status 400. */

const TAKEN_STATUSES: readonly (number | undefined)[] = [400, 409];
const MISSING_STATUSES: readonly (number | undefined)[] = [400, 404];

/** Whether the path may be taken. Storage gives these answers for other reasons too. */
export function mayBeTaken(status: number | undefined): boolean {
  return TAKEN_STATUSES.includes(status);
}

/** Whether an answer says that there is no such file. */
export function isMissingFile(status: number | undefined): boolean {
  return MISSING_STATUSES.includes(status);
}
