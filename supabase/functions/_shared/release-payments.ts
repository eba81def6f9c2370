import type { Dependencies } from './dependencies.ts';
import { describeError } from './log.ts';

/**
 * Let go of payments of an application that will have no bond. A failure is logged and changes nothing for whoever
 * called: an authorization expires by itself, and a repeated call tries again.
 */
export async function releasePayments(
  { gateway, log }: Pick<Dependencies, 'gateway' | 'log'>,
  functionName: string,
  references: readonly string[],
): Promise<void> {
  for (const reference of references) {
    try {
      await gateway.void(reference);
    } catch (error) {
      log({ ...describeError(functionName, error), failure: 'void-failed' });
    }
  }
}
