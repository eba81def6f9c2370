import type { FileRule } from './file-rules.ts';

/** npm's record of a package. */
type LockedPackage = {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};

/** An action pinned to a commit, with the commit's version: a tag can be moved to another commit. */
const PINNED_ACTION = /^\s*(-\s+)?uses:\s+[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

const EXACT_VERSION = /^(\d+\.\d+\.\d+([-+][\w.+-]+)?|\$[@\w/-]+)$/;

/** Rules about external dependencies: they must be the same tomorrow as today. */
export const supplyRules: FileRule[] = [
  {
    name: 'an action of the workflows is pinned by commit, with its version beside it',
    check({ path, text }) {
      if (!/^\.github\/(workflows|actions)\/.*\.ya?ml$/.test(path)) return [];

      return text
        .split('\n')
        .filter((line) => /\buses:/.test(line) && !PINNED_ACTION.test(line))
        .map((line) => `${line.trim()} is not pinned`);
    },
  },
  {
    name: 'a dependency has an exact version',
    check({ path, text }) {
      if (path !== 'package.json') return [];

      const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<
        string,
        Record<string, string>
      >;
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !EXACT_VERSION.test(version))
        .map(([name, version]) => `${name} is ${version}`);
    },
  },
  {
    name: 'a locked package has an integrity',
    check({ path, text }) {
      if (path !== 'package-lock.json') return [];

      const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
      return Object.entries(packages)
        .filter(([place, entry]) => place !== '' && !entry.link && !entry.integrity)
        .filter(([, entry]) => !isForAnotherMachine(entry))
        .map(([place]) => `${place} has none: npm run lock:integrity fills it in`);
    },
  },
];

/**
 * Whether npm skips a package on the platform that builds, tests and deploys the site: Linux with glibc on x64. The
 * registry that filled the lock did not know all binaries for other platforms, and npm never fetched them.
 */
function isForAnotherMachine({ optional, os, cpu, libc }: LockedPackage): boolean {
  const excludes = (list: string[] | undefined, own: string) =>
    list !== undefined && !list.includes(own);

  return (
    optional === true && (excludes(os, 'linux') || excludes(cpu, 'x64') || excludes(libc, 'glibc'))
  );
}
