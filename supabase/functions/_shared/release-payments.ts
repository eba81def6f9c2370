import type { Dependencies } from './dependencies.ts';
import { DependencyError } from './failures.ts';
import { describeError } from './log.ts';

/**
 * Release payments of an application that will have no bond. A failure is logged and does not affect the caller:
 * `finish-bonds` tries again until the processor has confirmed the release.
 */
export async function releasePayments(
  { database, gateway, log }: Pick<Dependencies, 'database' | 'gateway' | 'log'>,
  functionName: string,
  references: readonly string[],
): Promise<void> {
  for (const reference of references) {
    try {
      await gateway.void(reference);
      const { error } = await database.rpc('mark_released', { released: [reference] });
      if (error) throw new DependencyError('database', error.code);
    } catch (error) {
      log({ ...describeError(functionName, error), failure: 'void-failed' });
    }
  }
}
