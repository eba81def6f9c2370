/** The version of the terms and conditions a customer accepts when paying (content/legal). */
export const TERMS_VERSION = 'v1.1';
