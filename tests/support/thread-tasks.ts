/** The categories of the browser's trace that tasks and threads are in. */
export const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  /** Time on the processor, in microseconds: without the time in which other programs had it. */
  tdur?: number;
  args?: { name?: string };
};

/** How long each task of the pages' main threads worked, in milliseconds. Takes the trace of a browser. */
export function readThreadTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) =>
      event.name === 'RunTask' && event.tdur !== undefined && mainThreads.has(threadOf(event)),
  );

  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}
