/**
 * How a bond ends, or is billed again, in the words of pages, papers and mails. A bond has an end
 * date, or it runs until its release (`periodOf`). Either way the premium is paid by term. A bid bond
 * ends with the award, and its premium is charged once.
 */

/** In place of the end date, where a bond has none. */
export const UNTIL_RELEASED = 'Until it is released';

/** What a bond without an end date does. */
export const STAYS_IN_FORCE = 'It stays in force until it is released. It has no end date.';

/** In place of the end date of a bid bond. */
export const UNTIL_AWARD = 'Until the award';

/** How a bid bond ends. */
export const ENDS_AT_AWARD =
  'It stays in force until the job goes to another bidder, or you sign the contract and hand over its bonds.';

/** What a bid bond costs after its issue. */
export const CHARGED_ONCE = 'You pay for it once, and it is never renewed.';

/** Why the premium of a bond without an end date comes due again. */
export const BILLED_AGAIN = 'Your bond has no end date, and you pay for each term in advance';

/** What happens on the day of a renewal, whether the bond ends or its premium is due. */
export const PAID_TERM_ENDS = 'The term that you paid for ends then.';
