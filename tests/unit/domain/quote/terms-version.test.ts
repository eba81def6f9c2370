import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { TERMS_VERSION } from '~/domain/quote/terms-version';

it('matches the version of the terms at /legal/terms', async () => {
  const terms: unknown = parse(await readFile('content/legal/terms.yaml', 'utf8'));

  expect(terms).toMatchObject({ version: TERMS_VERSION });
});
