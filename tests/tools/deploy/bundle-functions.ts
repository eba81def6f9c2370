import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { FUNCTIONS_DIRECTORY, PROJECT_DIRECTORY } from '../../../supabase/local/project.ts';
import { EDGE_FUNCTIONS } from '../../support/edge-functions.ts';

/** Where the bundles are for a deploy: `config.toml` names each as the entrypoint of its function. */
const BUNDLES_DIRECTORY = `${PROJECT_DIRECTORY}supabase/bundles`;

/** The most that one function may weigh, in bytes. The platform takes 5 MB. */
export const MAX_BUNDLE_BYTES = 4_000_000;

/** A function in one file, its size in bytes, and the modules that it expects of the platform. */
export type Bundle = { name: string; file: string; bytes: number; imports: string[] };

/** Marks the name of a function whose entry is written here. */
const WIRING = 'wiring:';

/** Packages in CommonJS load Node's modules with `require`, which a module in Deno does not have. */
const REQUIRE =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

/**
 * Write each function with everything it imports into one file. The platform has nothing to look up then: it starts
 * sooner, stays below the limit of its size, and runs the versions that the tests ran. Names stay as they are, so that
 * an error in the platform's log can be read.
 */
export async function bundleFunctions(directory = BUNDLES_DIRECTORY): Promise<Bundle[]> {
  await rm(directory, { recursive: true, force: true });

  const { metafile } = await build({
    absWorkingDir: PROJECT_DIRECTORY,
    entryPoints: EDGE_FUNCTIONS.map((name) => ({ in: entryOf(name), out: name })),
    plugins: [wiring],
    outdir: directory,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    mainFields: ['module', 'main'],
    alias: Object.fromEntries(builtinModules.map((name) => [name, fullName(name)])),
    banner: { js: REQUIRE },
    inject: [`${PROJECT_DIRECTORY}tests/tools/deploy/node-globals.ts`],
    define: { global: 'globalThis' },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  });

  return Promise.all(
    EDGE_FUNCTIONS.map(async (name) => {
      const file = join(directory, `${name}.js`);
      const { imports = [] } = metafile.outputs[relative(PROJECT_DIRECTORY, file)] ?? {};

      return {
        name,
        file,
        bytes: (await stat(file)).size,
        imports: [...new Set(imports.map(({ path }) => path))],
      };
    }),
  );
}

/** A function starts from its own `index.ts`, or else as every other function does. */
function entryOf(name: string): string {
  const own = `${FUNCTIONS_DIRECTORY}/${name}/index.ts`;

  return existsSync(own) ? own : `${WIRING}${name}`;
}

/** The entries of functions without an `index.ts`. */
const wiring: Plugin = {
  name: 'wiring',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${WIRING}`) }, ({ path }) => ({
      path: path.slice(WIRING.length),
      namespace: 'wiring',
    }));
    build.onLoad({ filter: /.*/, namespace: 'wiring' }, ({ path }) => ({
      resolveDir: `${FUNCTIONS_DIRECTORY}/${path}`,
      loader: 'ts',
      contents: `import { startFunction } from '../_shared/start-function.ts';
import { createHandler } from './handler.ts';
export default await startFunction(createHandler);
`,
    }));
  },
};

/** Deno knows Node's modules only by their full name. */
function fullName(name: string): string {
  return name.startsWith('node:') ? name : `node:${name}`;
}
