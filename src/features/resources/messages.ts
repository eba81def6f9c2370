/** Specification 2, section 8: what a visitor hears whose guide is not there. */
export const MISSING_GUIDE = 'That guide moved—here are related articles.';
