import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../../tools/stages/run-command.ts';
import { generateGuides } from './generate-guides.ts';

/** The files that a build of the site reads, except the guides. */
const SITE = ['astro.config.mjs', 'package.json', 'tsconfig.json', 'content', 'public', 'src'];
const GUIDES = 'content/articles';
const BARE_PROJECT = fileURLToPath(new URL('bare-project', import.meta.url));

/** Copies the site into an empty folder, with `count` generated guides in place of its own. */
export async function prepareSite(directory: string, count: number): Promise<void> {
  for (const part of SITE) {
    await cp(`${ROOT}/${part}`, `${directory}/${part}`, {
      recursive: true,
      filter: (path) => !path.endsWith(`/${GUIDES}`),
    });
  }
  await finish(directory, count);
}

/** Copies the smallest project that builds the same guides into an empty folder. */
export async function prepareBareProject(directory: string, count: number): Promise<void> {
  await cp(BARE_PROJECT, directory, { recursive: true });
  await finish(directory, count);
}

/** Links each package, so that every build has its own caches in `node_modules`. */
async function finish(directory: string, count: number): Promise<void> {
  await generateGuides({ from: `${ROOT}/${GUIDES}`, to: `${directory}/${GUIDES}`, count });
  await mkdir(`${directory}/node_modules`);

  for (const name of await readdir(`${ROOT}/node_modules`)) {
    if (name.startsWith('.')) continue;
    await symlink(`${ROOT}/node_modules/${name}`, `${directory}/node_modules/${name}`);
  }
}
