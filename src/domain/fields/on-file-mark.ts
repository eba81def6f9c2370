/**
 * The answer in place of a secret number that the server has sealed for the draft, or for an answer that a signer gave
 * by link. The browser never gets the number or the answer back.
 */
export const ON_FILE = 'On file';
