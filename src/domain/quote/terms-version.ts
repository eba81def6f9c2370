/**
 * The version of the terms of use that a customer accepts when paying. It is the one at
 * /legal/terms.
 */
export const TERMS_VERSION = 'v1.1';
