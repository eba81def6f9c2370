import { TEST_BOND_KEY } from './bond-key.ts';

/** Variables that functions need to start, and that most tests do not set. */
export const OTHER_VARIABLES = {
  BOND_SIGNING_KEY: TEST_BOND_KEY.pkcs8,
  BOND_SIGNING_KEY_ID: TEST_BOND_KEY.published.kid,
  ALLOWED_ORIGINS: 'http://localhost:4321',
  PAYMENT_GATEWAY: 'simulated',
} as const;
