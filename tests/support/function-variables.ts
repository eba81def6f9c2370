import { TEST_BOND_KEY } from './bond-key.ts';

/** What functions on one machine need to start and most tests have nothing to say about. */
export const OTHER_VARIABLES = {
  BOND_SIGNING_KEY: TEST_BOND_KEY.pkcs8,
  BOND_SIGNING_KEY_ID: TEST_BOND_KEY.published.kid,
  ALLOWED_ORIGINS: 'http://localhost:4321',
  PAYMENT_GATEWAY: 'simulated',
} as const;
