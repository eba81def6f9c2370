/** A draft that has not been touched for longer is dropped. */
export const DRAFT_MAX_AGE_DAYS = 30;

/** The most unfinished quotes that one account stores. The database holds the same limit (private.limit_drafts). */
export const MAX_OPEN_DRAFTS = 20;
