import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { CONFIG_FILE } from './project.ts';

/** The settings of config.toml the stack acts on; the rest is for the official CLI. */
const configSchema = z.looseObject({
  api: z.looseObject({ schemas: z.array(z.string()), max_rows: z.int().positive() }),
  auth: z.looseObject({ additional_redirect_urls: z.array(z.string()).default([]) }),
  storage: z.looseObject({ file_size_limit: z.string() }),
  functions: z
    .record(z.string(), z.looseObject({ verify_jwt: z.boolean().default(true) }))
    .default({}),
});

/** `supabase/config.toml`, shared with the official CLI. */
export type Config = z.output<typeof configSchema>;

/** Read config.toml. Throws, naming what is wrong, when it is no TOML or lacks a setting of ours. */
export async function readConfig(file = CONFIG_FILE): Promise<Config> {
  const parsed = configSchema.safeParse(parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;

  throw new Error(`${file} is not usable:\n${z.prettifyError(parsed.error)}`);
}

/** Whether the gateway asks for a user's token before a function. On the platform, too, the default is yes. */
export function verifiesToken(config: Config, name: string): boolean {
  return config.functions[name]?.verify_jwt ?? true;
}
