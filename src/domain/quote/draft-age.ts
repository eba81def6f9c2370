/** A draft that has not been touched for longer is dropped. */
export const DRAFT_MAX_AGE_DAYS = 30;
