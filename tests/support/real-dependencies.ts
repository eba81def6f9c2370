import {
  createDependencies,
  type Dependencies,
} from '../../supabase/functions/_shared/dependencies.ts';
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts';
import { TEST_BOND_KEY } from './bond-key.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts';

/** 32 bytes, base64. */
const KEY = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=';

/** The real dependencies of the functions, in this process, with the platform at this address. */
export function realDependencies(apiUrl: string): Promise<Dependencies> {
  return createDependencies(
    readEnvironment({
      SUPABASE_URL: apiUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
      SEALING_KEYS: JSON.stringify({ test: KEY }),
      SEALING_KEY_ID: 'test',
      CALLER_HASH_KEY: KEY,
      BOND_SIGNING_KEY: TEST_BOND_KEY.pkcs8,
      BOND_SIGNING_KEY_ID: TEST_BOND_KEY.published.kid,
      ALLOWED_ORIGINS: 'http://localhost:4321',
      PAYMENT_GATEWAY: 'simulated',
      PAYMENT_DELAY_MS: '0',
    }),
  );
}
