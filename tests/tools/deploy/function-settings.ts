import { readFile, writeFile } from 'node:fs/promises';
import { PROJECT_DIRECTORY } from '../../../supabase/local/project.ts';
import { EDGE_FUNCTIONS } from '../../support/edge-functions.ts';

const CONFIG_FILE = `${PROJECT_DIRECTORY}supabase/config.toml`;

const START = '# The functions, one for each folder: written by "npm run build:functions".';
const END = '# The end of the functions.';

/**
 * The text of `config.toml` with a setting for each function. The platform asks nobody for a user's token, because
 * visitors have only the publishable key: each function checks key and token itself. Throws if the lines around the
 * settings are gone.
 */
export function withFunctionSettings(text: string, names: readonly string[]): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`config.toml has no lines "${START}" and "${END}"`);

  const settings = names.map(
    (name) => `[functions.${name}]\nverify_jwt = false\nentrypoint = "./bundles/${name}.js"\n\n`,
  );

  return `${text.slice(0, start)}${START}\n\n${settings.join('')}${text.slice(end)}`;
}

/** Write the settings of the functions to `config.toml` when a function came or went. */
export async function writeFunctionSettings(): Promise<void> {
  const text = await readFile(CONFIG_FILE, 'utf8');
  const current = withFunctionSettings(text, EDGE_FUNCTIONS);
  if (current !== text) await writeFile(CONFIG_FILE, current);
}
