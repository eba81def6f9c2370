/** The most unfinished quotes that one account keeps. The database holds the same limit (private.limit_drafts). */
export const MAX_OPEN_DRAFTS = 20;
