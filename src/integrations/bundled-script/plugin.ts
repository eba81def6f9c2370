import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SUFFIX = '?bundled';

const SOURCE_DIRECTORY = fileURLToPath(new URL('../../', import.meta.url));

/**
 * `import script from './page-script.ts?bundled'` returns the text of a script with all its
 * imports. For pages that visitors save and open offline.
 */
export function bundledScript(): Plugin {
  return {
    name: 'bundled-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;

      const file = id.slice(0, -SUFFIX.length);
      const { text, sources } = await bundle(file);
      for (const source of sources) this.addWatchFile(source);

      return `export default ${JSON.stringify(text)};`;
    },
  };
}

async function bundle(file: string): Promise<{ text: string; sources: string[] }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '~': SOURCE_DIRECTORY } },
    build: { write: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  const chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output) => output.type === 'chunk');
  const [script] = chunks;
  if (script === undefined || chunks.length > 1)
    throw new Error(`[bundled-script] ${file} gives ${chunks.length} scripts. Expected one.`);

  return { text: script.code.trim(), sources: script.moduleIds };
}
