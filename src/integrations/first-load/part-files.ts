import type { Plugin } from 'vite';

/** The files that each file of the bundle imports statically, by file name. */
export type ImportsOf = ReadonlyMap<string, readonly string[]>;

/**
 * The files to fetch together with a part that a file of the bundle loads later: all that the part needs, without those
 * that the loading file has imported itself. `files` are all that the part needs, the part included. None if only the
 * part is left, because its import fetches it.
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
 * The bundler's plugin that keeps the lists short in which a page names the files of its later parts. Vite lists all that
 * a part needs, also what the page has loaded already.
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
