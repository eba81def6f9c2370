import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** How often to look for new pages, in milliseconds. A page loads its scripts later than that. */
const INTERVAL_MS = 40;

/** Cores as Linux lists them, such as `0-2,5`. */
export type Cores = { page: string; others: string; all: string };

/**
 * Keep one core for the main threads of pages, until the returned function is called. Lighthouse measures
 * tasks by the clock and multiplies the time by four. On a machine with two cores, the server, the database and the
 * browser's other threads interrupt a page so often that the time measures them and not the page. A phone has eight cores.
 * This works on Linux, for the processes that this one started. Elsewhere it does nothing.
 */
export function keepCoreForPages(): () => void {
  const cores = ownCores();
  if (!cores) return () => {};

  const pages = new Set<number>();
  const descendants = watchDescendants();
  const assignPages = () => {
    for (const pid of descendants()) {
      if (pages.has(pid) || !isRenderer(pid)) continue;
      pages.add(pid);
      runOn(cores.page, pid);
    }
  };
  const runEverythingOn = (list: string) => {
    for (const pid of [process.pid, ...descendants()]) runOn(list, pid, ['--all-tasks']);
  };
  runEverythingOn(cores.others);
  const timer = setInterval(assignPages, INTERVAL_MS);

  return () => {
    clearInterval(timer);
    runEverythingOn(cores.all);
  };
}

/** The last of the listed cores for pages and the others for everything else, or undefined if there is only one. */
export function splitCores(list: string): Cores | undefined {
  const cores = list.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);

    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  if (cores.length < 2) return undefined;

  return { page: String(cores.at(-1)), others: cores.slice(0, -1).join(','), all: cores.join(',') };
}

function ownCores(): Cores | undefined {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/taskset')) return undefined;
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(read('/proc/self/status')) ?? [];

  return splitCores(list);
}

function runOn(cores: string, pid: number, options: readonly string[] = []): void {
  try {
    execFileSync('taskset', [...options, '--cpu-list', '--pid', cores, String(pid)], {
      stdio: 'ignore',
    });
  } catch {
    // The process has ended.
  }
}

function isRenderer(pid: number): boolean {
  return read(`/proc/${pid}/cmdline`).includes('--type=renderer');
}

/** A function that lists the processes that this one started, directly or through others. It reads each process once. */
function watchDescendants(): () => number[] {
  const parents = new Map<number, number>();
  const isOwn = (pid: number): boolean => {
    const parent = parents.get(pid);

    return parent !== undefined && (parent === process.pid || isOwn(parent));
  };

  return () => {
    const running = readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0);
    for (const pid of running) if (!parents.has(pid)) parents.set(pid, parentOf(pid));

    return running.filter(isOwn);
  };
}

function parentOf(pid: number): number {
  // The name before the parenthesis may contain spaces.
  const [, parent = ''] = /\) \S (\d+) /.exec(read(`/proc/${pid}/stat`)) ?? [];

  return Number(parent);
}

/** What a file says, or nothing if its process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
