import * as embedded from '../../supabase/local/keys.ts';
import { otherStack } from './other-stack/stack-place.ts';

/** The visitors' key of the stack under test. */
export const PUBLISHABLE_KEY = otherStack?.publishableKey ?? embedded.PUBLISHABLE_KEY;

/** The key of the stack under test that bypasses row level security. */
export const SECRET_KEY = otherStack?.secretKey ?? embedded.SECRET_KEY;
