import { emptyMailbox } from './mailbox.ts';
import { borrowOtherStack } from './other-stack/open-other-stack.ts';
import { otherStack } from './other-stack/stack-place.ts';
import { type Baseline, recordBaseline, resetDatabase } from './reset-database.ts';
import { startTestStack, type TestStack } from './stack.ts';
import { warmFunctions } from './warm-functions.ts';

type SharedStack = { stack: TestStack; baseline: Baseline };

let shared: Promise<SharedStack> | undefined;
let isLent = false;

/** Whether a test file has the shared stack now. */
export function isStackLent(): boolean {
  return isLent;
}

/**
 * Borrow the one stack of this process, with warm functions and the data of a new database. `stop` returns it. Starting
 * a stack takes two seconds of CPU and 100 MB, emptying one a tenth of a second. With the variables of another stack, that
 * one is lent, emptied. Rejects while the stack is borrowed: a
 * test that needs two starts the second itself.
 */
export async function borrowStack(): Promise<TestStack> {
  if (isLent) throw new Error('The shared stack is lent. Give it back with stop() first.');

  isLent = true;
  try {
    const stack = otherStack ? await borrowOtherStack(otherStack) : (await resetOrStart()).stack;

    return {
      ...stack,
      stop: () => {
        isLent = false;
        return Promise.resolve();
      },
    };
  } catch (error) {
    isLent = false;
    throw error;
  }
}

async function resetOrStart(): Promise<SharedStack> {
  const current = await shared;
  if (current && (await reset(current))) return current;

  await current?.stack.stop();
  shared = start();
  shared.catch(() => (shared = undefined));

  return shared;
}

async function start(): Promise<SharedStack> {
  const stack = await startTestStack(await warmFunctions());

  return { stack, baseline: await recordBaseline(stack.database) };
}

async function reset({ stack, baseline }: SharedStack): Promise<boolean> {
  stack.output.length = 0;
  await emptyMailbox(stack.mailUrl);

  return resetDatabase(stack.database, baseline);
}
