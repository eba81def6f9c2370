import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generateTypes, TYPES_FILE } from '../../supabase/local/cli/database-types';
import { createTestDatabase } from '../support/test-database';

/** Two processes and a Postgres, on a machine that may be busy. */
const TIMEOUT_MS = 120_000;

it(
  'the committed types of the database are those its migrations give (npm run db:types)',
  { timeout: TIMEOUT_MS },
  async () => {
    const database = await createTestDatabase();
    const generated = await generateTypes(database);
    await database.close();

    expect(await readFile(TYPES_FILE, 'utf8')).toBe(generated);
  },
);
