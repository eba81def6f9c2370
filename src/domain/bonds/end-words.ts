/**
 * How a bond ends, or is billed again, in the words of pages, papers and mails. A bond has an end
 * date, or it runs until its release (`periodOf`). Either way the premium is paid by term. A bid bond
 * ends with its bid (`BID_END`), and its premium is charged once.
 */

/** In place of the end date, where a bond has none. */
export const UNTIL_RELEASED = 'Until it is released';

/** What a bond without an end date does. */
export const STAYS_IN_FORCE = 'It stays in force until it is released. It has no end date.';

/**
 * What ends a bid bond, as its form says (`content/bond-forms/bid.yaml`). After an award to the principal, the bond
 * stays in force until the contract is signed and bonded.
 */
export const BID_END = 'the bid is rejected or the contract is signed and bonded';

/** In place of the end date of a bid bond. */
export const UNTIL_BID_ENDS = `Until ${BID_END}`;

/** The same beside a label such as "Ends". */
export const WHEN_BID_ENDS = `When ${BID_END}`;

/** How a bid bond ends. */
export const ENDS_WITH_BID = `It stays in force until ${BID_END}.`;

/** The term of a bid bond beside other terms, such as "1 year". */
export const FOR_ONE_BID = 'For one bid';

/** What a bid bond costs after its issue. */
export const CHARGED_ONCE = 'You pay for it once, and it is never renewed.';

/** Why the premium of a bond without an end date comes due again. */
export const BILLED_AGAIN = 'The bond has no end date, and each term is paid in advance';

/** What happens after the last day to renew, whether the bond ends or its premium is due. */
export const PAID_TERM_ENDS = 'After that day, the term that you paid for is over.';
