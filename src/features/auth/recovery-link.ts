import type { RecoveryLink } from '~/data/auth/auth-links';
import { takeParams } from './take-params';

/** Read the reset link from the address and remove it there. Returns undefined if the address has no reset link. */
export function takeRecoveryLink(): RecoveryLink | undefined {
  const params = takeParams();
  const accessToken = params.get('access_token');
  const refreshToken = params.get('refresh_token');
  const tokenHash = params.get('token_hash');

  if (accessToken && refreshToken) return { kind: 'tokens', accessToken, refreshToken };

  return tokenHash ? { kind: 'code', tokenHash } : undefined;
}
