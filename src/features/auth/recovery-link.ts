import type { RecoveryLink } from '~/data/auth-links';
import { takeParams } from './take-params';

/** Read the reset link in the address, which is empty afterwards. Undefined for an address that is no reset link. */
export function takeRecoveryLink(): RecoveryLink | undefined {
  const params = takeParams();
  const accessToken = params.get('access_token');
  const refreshToken = params.get('refresh_token');
  const tokenHash = params.get('token_hash');

  if (accessToken && refreshToken) return { kind: 'tokens', accessToken, refreshToken };

  return tokenHash ? { kind: 'code', tokenHash } : undefined;
}
