import { readFile } from 'node:fs/promises';
import type { DenoProcess } from '../../../supabase/local/functions/deno-process.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from '../../support/builders.ts';
import { type FunctionsStack, startFunctionsStack } from '../../support/functions-stack.ts';
import { startBundles } from '../../support/platform-functions.ts';
import { untilNotBusy } from '../../support/until-not-busy.ts';
import { median } from './report.ts';

/** The time that a function takes on the processor, in ms. NaN on a system that does not tell. */
export type FunctionCost = {
  name: string;
  /** Loading the code, up to the first answer. */
  boot: number;
  /** A call: the median and the maximum. */
  middle: number;
  most: number;
};

type Measure = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const MEASURED = ['authorize-payment', 'submit-application', 'verify-bond'];

/** The first calls compile the code. On the platform, they belong to a fresh instance. */
const WARM_UP = 5;

/**
 * Runs the functions as a deploy does: each in one file, on the Deno of the platform where this machine can run it. Calls
 * come one after the other, so that the thread's time belongs to one call.
 */
export async function measureFunctionCost(calls: number): Promise<FunctionCost[]> {
  let running: DenoProcess | undefined;
  const stack = await startFunctionsStack({
    startFunctions: async (options) => (running = await startBundles(options)),
  });
  const costs = new Map<string, number[]>();
  const measure: Measure = async (name, work) => {
    const before = await threadTime(running);
    const result = await work();
    costs.set(name, [...(costs.get(name) ?? []), (await threadTime(running)) - before]);

    return result;
  };

  try {
    await stack.call('health', {}); // starts Deno
    for (const name of MEASURED)
      await measure(name, () => stack.call(name, {}, { method: 'DELETE' }));
    for (let call = 0; call < WARM_UP + calls; call += 1) await issueAndVerify(stack, measure);
  } finally {
    await stack.stop();
  }

  return [...costs].map(([name, [boot = Number.NaN, ...times]]) => {
    const warm = times.slice(WARM_UP);

    return { name, boot, middle: median(warm), most: Math.max(...warm) };
  });
}

/** A notary pays, gets the bond with its papers, and a clerk verifies it. */
async function issueAndVerify(stack: FunctionsStack, measure: Measure): Promise<void> {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];

  const paid = await measure('authorize-payment', () =>
    untilNotBusy(() => stack.call('authorize-payment', buildPaymentRequest(quote, application))),
  );
  const paymentId = String(paid.body['paymentId']);
  const { body } = await measure('submit-application', () =>
    untilNotBusy(() =>
      stack.call('submit-application', buildSubmission(quote, application, paymentId)),
    ),
  );
  if (body['status'] !== 'issued') throw new Error(`Not issued: ${JSON.stringify(body)}`);

  const [bond] = await stack.query(
    'select verify_token from public.bonds where application_id = $1',
    [quote.quoteId],
  );
  const verified = await measure('verify-bond', () =>
    untilNotBusy(() => stack.call('verify-bond', { token: bond?.['verify_token'] })),
  );
  if (verified.status !== 200) throw new Error(`Not verified: ${verified.status}`);
}

/** The time of the thread that runs the functions, in ms. The platform counts this thread too. */
async function threadTime(running: DenoProcess | undefined): Promise<number> {
  if (!running) return Number.NaN;
  const { pid } = running;

  try {
    const [nanoseconds] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ');

    return Number(nanoseconds) / 1e6;
  } catch {
    return Number.NaN; // only Linux tells
  }
}
