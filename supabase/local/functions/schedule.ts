import { SECRET_KEY } from '../keys.ts';

/** A job on a schedule, as pg_cron runs it on the platform. */
export type ScheduledJob = {
  /** Name of the job, and of the function that it calls. */
  name: string;
  everyMs: number;
  /** The work of a job that calls no function. */
  run?: () => Promise<unknown>;
  /** Whether there is work to do, checked before each run. Default: always. */
  isDue?: () => Promise<boolean>;
};

/** Runs jobs until it is stopped. Resolves when the running calls have ended. */
export type Schedule = { stop: () => Promise<void> };

/**
 * Run jobs at once and then repeatedly. The interval starts when a run ends, so that no job runs twice at
 * the same time. A failed call goes to the log, and the next call happens anyway.
 */
export function startSchedule(
  { apiUrl, log }: { apiUrl: string; log: (line: string) => void },
  jobs: readonly ScheduledJob[],
): Schedule {
  const stopping = new AbortController();
  const running = jobs.map((job) => repeat(job, stopping.signal, { apiUrl, log }));

  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function repeat(
  job: ScheduledJob,
  signal: AbortSignal,
  { apiUrl, log }: { apiUrl: string; log: (line: string) => void },
): Promise<void> {
  while (!signal.aborted) {
    try {
      if (await (job.isDue ?? always)()) await (job.run?.() ?? call(apiUrl, job.name));
    } catch (error) {
      log(`${job.name} was not called: ${String(error)}`);
    }
    await pause(job.everyMs, signal);
  }
}

function always(): Promise<boolean> {
  return Promise.resolve(true);
}

async function call(apiUrl: string, name: string): Promise<void> {
  const response = await fetch(`${apiUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: SECRET_KEY, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  await response.body?.cancel();
}

/** Resolves when the time has passed or the schedule is stopped. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((fulfil) => {
    if (signal.aborted) {
      fulfil();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      fulfil();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
