import { AsyncLocalStorage } from 'node:async_hooks';

/** How the call with a number ends. Calls are counted from 1, in the order of sending. */
export type Stop = {
  call: number;
  /**
   * `killed`: the call takes effect, and the process dies before the answer, so no later step runs. Dying before a call
   * equals dying after the previous call, so there is no separate kind for it.
   * `unsent`: the call fails before it reaches its target. The function keeps running and handles the failure.
   * `unanswered`: the call takes effect, its answer is lost, and the function keeps running.
   */
  kind: StopKind;
};

export const STOP_KINDS = ['killed', 'unsent', 'unanswered'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/**
 * The result of a run: its calls, as method and path, and the answer. The answer is undefined when the process died
 * first.
 */
export type StoppedRun = {
  calls: string[];
  /** Numbers of the calls that may have changed the stored data. All calls when the run did not check. */
  changing: number[];
  answer: Response | undefined;
};

/** A reading of the stored data: two readings are equal when nothing was written in between. */
export type ReadMark = () => Promise<string>;

/** Runs functions in this process and stops them at their outgoing calls. */
export type CallSeam = {
  run: (
    handle: () => Promise<Response>,
    how?: { stop?: Stop | undefined; readMark?: ReadMark | undefined },
  ) => Promise<StoppedRun>;
  /** Restore the process's own `fetch`. */
  remove: () => void;
};

type Run = {
  calls: string[];
  changing: number[];
  underWay: number;
  stop: Stop | undefined;
  readMark: ReadMark | undefined;
  die: () => void;
  isDead: boolean;
};

/**
 * Put a seam between this process and every service that it calls over HTTP: the Data API, Auth, Storage and the
 * payment processor. Calls outside of a run pass through.
 */
export function placeCallSeam(): CallSeam {
  const runs = new AsyncLocalStorage<Run>();
  const send = globalThis.fetch;

  globalThis.fetch = async (input, init) => {
    const run = runs.getStore();
    if (run === undefined) return send(input, init);
    if (run.isDead) return noAnswer();

    const number = run.calls.push(describeCall(input, init));
    if (run.stop?.call !== number) {
      const answer = await watchCall(run, number, () => send(input, init));
      return run.isDead ? noAnswer() : answer; // it died meanwhile, at a parallel call
    }
    if (run.stop.kind === 'killed') {
      await send(input, init);
      run.isDead = true;
      run.die();
      return noAnswer();
    }
    if (run.stop.kind === 'unanswered') await (await send(input, init)).arrayBuffer();
    throw new TypeError('fetch failed');
  };

  return {
    async run(handle, { stop, readMark } = {}) {
      const { promise: died, resolve } = Promise.withResolvers<undefined>();
      const run: Run = {
        calls: [],
        changing: [],
        underWay: 0,
        stop,
        readMark,
        isDead: false,
        die: () => resolve(undefined),
      };
      // A dead run's answer comes too late: the race is over.
      const answer = await runs.run(run, () => Promise.race([died, handle()]));

      return { calls: run.calls, changing: run.changing, answer };
    },
    remove() {
      globalThis.fetch = send;
    },
  };
}

/** Make a call, and record whether it may have changed data. Of parallel calls, each may have. */
async function watchCall(
  run: Run,
  number: number,
  send: () => Promise<Response>,
): Promise<Response> {
  run.underWay += 1;
  const isAlone = run.underWay === 1;
  const before = await run.readMark?.();
  try {
    return await send();
  } finally {
    const hasChanged = run.readMark === undefined || before !== (await run.readMark());
    if (hasChanged || !isAlone || run.calls.length !== number) run.changing.push(number);
    run.underWay -= 1;
  }
}

function describeCall(input: string | URL | Request, init: RequestInit | undefined): string {
  const request = input instanceof Request ? input : undefined;
  const { pathname } = new URL(request?.url ?? input.toString());

  return `${init?.method ?? request?.method ?? 'GET'} ${pathname}`;
}

/**
 * Handles the calls of a process that is already dead: none is sent. They fail instead of waiting forever, so that
 * their places among the parallel calls become free, as when a process ends.
 */
function noAnswer(): Promise<never> {
  return Promise.reject(new TypeError('fetch failed'));
}
