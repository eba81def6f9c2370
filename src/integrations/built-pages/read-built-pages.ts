import { readdirSync, readFileSync } from 'node:fs';

/** A page of a built site: its file by the path from the top of the site, and what stands in it. */
export type BuiltPage = { file: string; html: string };

/**
 * The pages of a built site in the order of their files. One at a time: thousands would fill the
 * memory, and at the end of a build nothing else waits for the disk.
 */
export function* readBuiltPages(directory: string): Generator<BuiltPage> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });

  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    yield { file, html: readFileSync(`${directory}/${file}`, 'utf8') };
  }
}
