import { readdirSync, readFileSync } from 'node:fs';

/** A page of a built site: its path from the site's root, and its HTML. */
export type BuiltPage = { file: string; html: string };

/**
 * Read the pages of a built site, sorted by path. They are read one at a time, because thousands
 * would fill the memory, and nothing else uses the disk at the end of a build.
 */
export function* readBuiltPages(directory: string): Generator<BuiltPage> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });

  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    yield { file, html: readFileSync(`${directory}/${file}`, 'utf8') };
  }
}
