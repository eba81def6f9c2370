import { format, resolveConfig } from 'prettier';
import { PROJECT_DIRECTORY } from '../project.ts';
import { runSupabaseCli } from './supabase-cli.ts';
import type { WirePostgres } from './wire.ts';

/** The committed file with the types of the database. */
export const TYPES_FILE = `${PROJECT_DIRECTORY}src/data/database.types.ts`;

const HEADER =
  '// Written by `npm run db:types` from the migrations. A test fails when it is out of date.\n\n';

/** The text of {@link TYPES_FILE} for a database: the types of schema `public` for supabase-js. */
export async function generateTypes(postgres: WirePostgres): Promise<string> {
  const { exitCode, output, errors } = await runSupabaseCli(postgres, [
    'gen',
    'types',
    'typescript',
    '--schema',
    'public',
  ]);
  if (exitCode !== 0) throw new Error(`supabase gen types failed:\n${errors}`);

  const config = await resolveConfig(TYPES_FILE, {
    config: `${PROJECT_DIRECTORY}tests/tools/prettier.config.json`,
  });

  return format(HEADER + output, { ...config, plugins: [], parser: 'typescript' });
}
