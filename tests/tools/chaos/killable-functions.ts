import { startDeno, type DenoProcess } from '../../../supabase/local/functions/deno-process.ts';

/** Functions of a stack whose process a test can kill. The stack starts another one at the next call. */
export type KillableFunctions = {
  /** For the stack's options. */
  startFunctions: typeof startDeno;
  /** Kill the process now, without cleanup (SIGKILL). False when none runs. */
  kill: () => Promise<boolean>;
};

/** Functions in their own Deno. `change` may alter its start options. */
export function killableFunctions(
  change: (options: Parameters<typeof startDeno>[0]) => Parameters<typeof startDeno>[0] = (same) =>
    same,
): KillableFunctions {
  let running: DenoProcess | undefined;

  return {
    async startFunctions(options) {
      const deno = await startDeno(change(options));
      running = deno;
      void deno.ended.then(() => {
        if (running === deno) running = undefined;
      });

      return deno;
    },
    async kill() {
      if (running === undefined) return false;

      const { pid, ended } = running;
      process.kill(pid, 'SIGKILL');
      await ended;

      return true;
    },
  };
}
