import { setTimeout as wait } from 'node:timers/promises';
import { startFunctionsStack, type FunctionsStack } from '../../support/functions-stack.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { killableFunctions } from './killable-functions.ts';

/** A stack, and its functions' calls to their platform. */
export type KillableStack = {
  stack: FunctionsStack;
  /** Calls of the functions since the last `killAt` or `spare`. */
  countCalls: () => number;
  /**
   * Restart the count, and kill the functions when the platform answers the call with this number: before they get the
   * answer, or this many milliseconds later, wherever they are then.
   */
  killAt: (call: number, laterMs?: number) => void;
  /** Restart the count, without a kill. */
  spare: () => void;
  /** How often the functions were killed. */
  countKills: () => number;
};

/** Start a stack whose functions can be killed at one of their calls. It stops with `started`. */
export async function startKillableStack(started: AsyncDisposableStack): Promise<KillableStack> {
  let apiUrl = '';
  let kills = 0;
  const proxy = await startCountingProxy(() => apiUrl);
  started.defer(proxy.stop);
  const functions = killableFunctions((options) => ({
    ...options,
    apiPort: proxy.port,
    environment: { ...options.environment, SUPABASE_URL: proxy.url },
  }));
  const stack = await startFunctionsStack({ startFunctions: functions.startFunctions });
  started.defer(stack.stop);
  ({ apiUrl } = stack);
  const kill = async () => {
    if (await functions.kill()) kills += 1;
  };

  return {
    stack,
    countCalls: proxy.count,
    killAt: (call, laterMs) =>
      proxy.arm(call, async () => {
        if (laterMs === undefined) await kill();
        else void wait(laterMs).then(kill);
      }),
    spare: () => proxy.arm(0, () => Promise.resolve()),
    countKills: () => kills,
  };
}
