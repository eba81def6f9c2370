import { execFileSync } from 'node:child_process';
import { GUIDES_FOLDER } from './read-guide.ts';

/** Possible names of the default branch, the most reliable first. */
const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];

/**
 * The files of the guides' folder that differ from the default branch: committed on this branch, changed since or new.
 * Undefined when git cannot tell, or when a guide was removed or renamed, because any other guide may link to it.
 */
export function listChangedGuides(root: string): string[] | undefined {
  const git = (...args: string[]) => runGit(root, args);
  const base = DEFAULT_BRANCHES.map((branch) => git('merge-base', 'HEAD', branch)?.trim()).find(
    (commit) => commit,
  );
  if (base === undefined) return undefined;

  const changed = git('diff', '--name-status', '--no-renames', '-z', base, '--', GUIDES_FOLDER);
  const added = git('ls-files', '--others', '--exclude-standard', '-z', '--', GUIDES_FOLDER);
  const entries = split(changed);
  const removed = entries.filter((_, index) => index % 2 === 0).includes('D');
  const paths = entries.filter((_, index) => index % 2 === 1);

  return removed ? undefined : [...new Set([...paths, ...split(added)])].sort();
}

function split(list: string | undefined): string[] {
  return (list ?? '').split('\0').filter((part) => part !== '');
}

function runGit(cwd: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
