/** How long a page waits for an answer of the database, in ms. */
const TIMEOUT_MS = 10_000;

/** How long a desk waits for a whole matter, account or board, and for its changes, in ms. */
export const LONG_TIMEOUT_MS = 15_000;

/** The part of a query of the Data API that limits it. */
type Limitable = { abortSignal(signal: AbortSignal): Limitable; retry(isOn: boolean): Limitable };

/**
 * A query that fails after a time and is sent once. The page shows the failure and lets the visitor try again, so a
 * hidden repetition would only make them wait.
 */
export function withinTime<Query extends Limitable>(query: Query, timeoutMs = TIMEOUT_MS): Query {
  return query.abortSignal(AbortSignal.timeout(timeoutMs)).retry(false) as Query;
}
