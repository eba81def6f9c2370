/** How long a page waits for an answer of the database, in ms. */
const TIMEOUT_MS = 10_000;

/** The part of a query of the Data API that limits it. */
type Limitable = { abortSignal(signal: AbortSignal): Limitable; retry(isOn: boolean): Limitable };

/**
 * A query that fails after ten seconds and is sent once. The page shows the failure and lets the visitor try again, so
 * a hidden repetition would only make them wait.
 */
export function withinTime<Query extends Limitable>(query: Query): Query {
  return query.abortSignal(AbortSignal.timeout(TIMEOUT_MS)).retry(false) as Query;
}
