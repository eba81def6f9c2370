import type { Plugin } from 'vite';

/** The files that each file of the bundle imports statically, by file name. */
export type ImportsOf = ReadonlyMap<string, readonly string[]>;

/**
 * The files to fetch together with a part that the file `host` of the bundle loads later. `files` are all files that the
 * part needs, the part included. Files that the host has imported are left out. None if only the part is left, because
 * its import fetches it.
 */
export function filesToFetch(
  part: string,
  { files, host, importsOf }: { files: readonly string[]; host: string; importsOf: ImportsOf },
): string[] {
  const loaded = loadedWith(host, importsOf);
  const wanted = files.filter((file) => !loaded.has(file));

  return wanted.length === 1 && wanted[0] === part ? [] : wanted;
}

function loadedWith(host: string, importsOf: ImportsOf): Set<string> {
  const loaded = new Set<string>();
  const waiting = [host];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;

    loaded.add(file);
    waiting.push(...(importsOf.get(file) ?? []));
  }

  return loaded;
}

/**
 * A Vite plugin that shortens the list of files that a page fetches with a later part. Vite lists every file that the part
 * needs, also those that the page has loaded already.
 */
export function partFiles(): Plugin {
  const importsOf = new Map<string, readonly string[]>();
  const isClient = (name: string) => name === 'client';

  return {
    name: 'part-files',
    applyToEnvironment: ({ name }) => isClient(name),
    // Astro does not pass this option of Vite on.
    configEnvironment: (name) =>
      isClient(name)
        ? {
            build: {
              modulePreload: {
                polyfill: false,
                resolveDependencies: (part, files, { hostId }) =>
                  filesToFetch(part, { files, host: hostId, importsOf }),
              },
            },
          }
        : undefined,
    generateBundle: {
      order: 'pre', // before Vite writes the lists
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') importsOf.set(file.fileName, file.imports);
      },
    },
  };
}
