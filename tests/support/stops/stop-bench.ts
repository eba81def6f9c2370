import type { Dependencies } from '../../../supabase/functions/_shared/dependencies.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../keys.ts';
import { realDependencies } from '../real-dependencies.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
  type StaffMember,
} from '../functions-stack.ts';
import { signUpCustomer, type Client } from '../stack.ts';
import { placeCallSeam, type Stop, type StoppedRun } from './call-seam.ts';

/** The caller of a function: a signed-in user, or the schedule with the secret key. */
export type FunctionCall = { body: object; token?: string };

/** Creates the handler of a function from its dependencies. */
export type HandlerOf = (dependencies: Dependencies) => (request: Request) => Promise<Response>;

/** A stack with a customer and an underwriter, both signed in. */
export type Scene = {
  stack: FunctionsStack;
  customer: { client: Client; userId: string; token: string };
  underwriter: StaffMember;
};

/** A real stack, and functions that run in this process on it and can be stopped at each of their calls. */
export type StopBench = Scene & {
  /** Call a function in this process, and stop it at one of its calls if a stop is given. */
  run: (createHandler: HandlerOf, call: FunctionCall, stop?: Stop) => Promise<StoppedRun>;
  /** Call a function in this process, and find its calls that change data. */
  watch: (createHandler: HandlerOf, call: FunctionCall) => Promise<StoppedRun>;
  close: () => Promise<void>;
};

/** Open a bench with a signed-in customer and an underwriter. The caller closes it. */
export async function openStopBench(): Promise<StopBench> {
  const stack = await startFunctionsStack();
  const scene = await signInBoth(stack);
  const dependencies = await dependenciesOf(stack);
  const seam = placeCallSeam();
  // The number of the next writing transaction. Reads do not use a number.
  const readMark = async () => {
    const [row] = await stack.query('select pg_snapshot_xmax(pg_current_snapshot())::text as mark');

    return String(row?.['mark']);
  };

  return {
    ...scene,
    run: (createHandler, call, stop) =>
      seam.run(() => createHandler(dependencies)(requestOf(call)), { stop }),
    watch: (createHandler, call) =>
      seam.run(() => createHandler(dependencies)(requestOf(call)), { readMark }),
    async close() {
      seam.remove();
      await stack.stop();
    },
  };
}

/** Sign a customer and an underwriter in. */
export async function signInBoth(stack: FunctionsStack): Promise<Scene> {
  const { client, userId } = await signUpCustomer(stack);
  const { data } = await client.auth.getSession();
  const customer = { client, userId, token: String(data.session?.access_token) };

  return { stack, customer, underwriter: await stack.signInStaff() };
}

/**
 * The real dependencies of functions, in this process. Their log lines are expected results of the stops, so they are
 * dropped.
 */
export async function dependenciesOf({ apiUrl }: FunctionsStack): Promise<Dependencies> {
  return { ...(await realDependencies(apiUrl)), log: () => undefined };
}

/** The request of a call to a function in this process. */
export function requestOf({ body, token }: FunctionCall): Request {
  const keys =
    token === undefined
      ? { apikey: SECRET_KEY }
      : { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` };

  return new Request('http://functions.local/', {
    method: 'POST',
    headers: { ...keys, 'content-type': 'application/json', 'cf-connecting-ip': freshAddress() },
    body: JSON.stringify(body),
  });
}
