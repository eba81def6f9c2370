import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { TERMS_VERSION } from '../../../supabase/functions/_shared/terms.ts';

it('records the version of the terms that the site shows', async () => {
  const terms: unknown = parse(await readFile('content/legal/terms.yaml', 'utf8'));

  expect(terms).toMatchObject({ version: TERMS_VERSION });
});
