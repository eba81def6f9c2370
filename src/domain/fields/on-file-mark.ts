/**
 * The answer that stands for a secret number which the server has sealed for the draft, or for an answer that a signer gave
 * by link. The browser never gets the number or the answer back.
 */
export const ON_FILE = 'On file';
