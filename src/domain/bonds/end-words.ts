/**
 * How a bond ends, or is billed again, in the words of pages, papers and mails. A bond has an end
 * date, or it runs until its release (`periodOf`). Either way the premium is paid by term.
 */

/** In place of the end date, where a bond has none. */
export const UNTIL_RELEASED = 'Until it is released';

/** What a bond without an end date does. */
export const STAYS_IN_FORCE = 'It stays in force until it is released. It has no end date.';

/** Why its premium comes due again. */
export const BILLED_AGAIN = 'Your bond has no end date, and you pay for each term in advance';

/** What happens on the day of a renewal, whether the bond ends or its premium is due. */
export const PAID_TERM_ENDS = 'The term that you paid for ends then.';
