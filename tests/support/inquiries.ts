import { randomBytes } from 'node:crypto';

/** A new key of an inquiry, as a browser makes it. */
export function inquiryKey(): string {
  return randomBytes(32).toString('base64url');
}

/** The fields of an inquiry, as typed. */
export const TYPED_INQUIRY = {
  bond: 'administrator',
  state: 'SC',
  amount: '$250,000',
  worry: 'bankruptcy',
  details: 'Chapter 13, discharged in 2021',
  email: 'counsel@example.com',
};

/** The body of `send-inquiry`, with a new key unless it is given. */
export function buildInquiry(change: object = {}) {
  return { key: inquiryKey(), asker: 'attorney', ...TYPED_INQUIRY, ...change };
}
