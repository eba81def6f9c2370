import { DependencyError } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const GONE = 404;

/** Remove all second factors of a user. A factor that is already gone counts as removed. */
export async function removeFactors(
  { mfa }: ServiceClient['auth']['admin'],
  userId: string,
): Promise<void> {
  const { data, error } = await mfa.listFactors({ userId });
  if (error) throw new DependencyError('auth', error.code);

  for (const { id } of data.factors) {
    const { error: refusal } = await mfa.deleteFactor({ id, userId });
    if (refusal && refusal.status !== GONE) throw new DependencyError('auth', refusal.code);
  }
}
