/** A draft without changes for longer is deleted. */
export const DRAFT_MAX_AGE_DAYS = 30;

/**
 * Maximum number of unfinished quotes in an account. The database has the same limit
 * (private.limit_drafts).
 */
export const MAX_OPEN_DRAFTS = 20;
