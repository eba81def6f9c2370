/** The version of the terms and conditions a customer accepts when paying: the one at /legal/terms. */
export const TERMS_VERSION = 'v1.1';
