import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { adviceFor, NEEDED_PROGRAMS, type NeededProgram } from './needed-programs.ts';

/**
 * Install the missing browsers with apt-get. Throws with the command for a person to run where that is not possible: on
 * other systems, and without the rights to install.
 */
export function installBrowsers(): void {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  if (!isProgram('apt-get') || process.getuid?.() !== 0) throw new Error(adviceFor(missing));

  const packages = missing.map(({ debianPackage }) => debianPackage);
  process.stdout.write(`installing ${packages.join(', ')} with apt-get\n`);
  runApt(['update']);
  runApt(['install', '-y', '--no-install-recommends', ...packages]);

  const stillMissing = missingPrograms();
  if (stillMissing.length > 0) throw new Error(adviceFor(stillMissing));
}

function missingPrograms(): NeededProgram[] {
  return NEEDED_PROGRAMS.filter(({ program }) => !isProgram(program));
}

function isProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function runApt(args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
