/**
 * `npm run lock:integrity`: asks npm for the missing integrity values of locked packages and writes them into
 * package-lock.json. npm leaves the integrity out for packages of other platforms that its registry did not know when
 * the lock was written. Names the packages that the registry still does not know, and changes nothing else.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

type Entry = { version?: string; name?: string; link?: boolean; integrity?: string };

const LOCK = 'package-lock.json';
const run = promisify(execFile);

const lock = JSON.parse(await readFile(LOCK, 'utf8')) as { packages: Record<string, Entry> };
let filled = 0;

for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === '' || entry.link || entry.integrity) continue;

  const name = `${entry.name ?? place.replace(/^.*node_modules\//, '')}@${entry.version ?? ''}`;
  const integrity = await run('npm', ['view', name, 'dist.integrity'], {
    shell: process.platform === 'win32',
  }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  if (!integrity.startsWith('sha512-')) {
    process.stdout.write(`The registry does not know ${name}\n`);
    continue;
  }

  const { version, ...rest } = entry;
  lock.packages[place] = { ...(version && { version }), integrity, ...rest };
  filled += 1;
}

await writeFile(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${filled} filled in\n`);
