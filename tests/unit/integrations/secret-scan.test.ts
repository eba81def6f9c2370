import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretScan } from '~/integrations/secret-scan/integration';
import { privateKeys, SECRET_API_KEY, tokenOf } from '../../support/secret-samples';

const SEALING_KEY = 'c2VhbGluZyBrZXkgb2YgdGhpcnR5LXR3byBieXRlcyE=';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'build-'));
});

afterEach(() => rm(directory, { recursive: true }));

/** Run Astro's end of a build with these files. Returns the scan's message. */
async function finishBuild(
  files: Record<string, string | Buffer>,
  environment: Record<string, string> = {},
): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), content);
  }
  const { hooks } = secretScan(environment);
  const hook = hooks['astro:build:done'] as unknown as (build: object) => void;

  return new Promise((resolve, reject) => {
    try {
      hook({ dir: pathToFileURL(`${directory}/`), logger: { info: resolve } });
    } catch (error) {
      reject(error as Error);
    }
  });
}

describe('secretScan', () => {
  it('accepts a site with the publishable key, the anon key and public keys', async () => {
    const publicKey = { kty: 'OKP', crv: 'Ed25519', x: 'A'.repeat(43), kid: '2026-01' };

    await expect(
      finishBuild({
        'index.html': '<p>sb_secret_ is how a secret key begins</p>',
        // A library that reads keys contains their first lines.
        '_astro/jose.js': ['if(t.includes("-----BEGIN', 'PRIVATE KEY-----"))'].join(' '),
        '_astro/client.js': `const key="sb_publishable_hosted",old="${tokenOf('anon')}"`,
        '.well-known/keys.json': JSON.stringify({ keys: [publicKey, publicKey] }),
      }),
    ).resolves.toContain('4 files');
  });

  it.each([
    ['a secret API key', SECRET_API_KEY],
    ['a service role token', tokenOf('service_role')],
    ...Object.entries(privateKeys()),
  ])('fails the build on %s, names the file and does not repeat the secret', async (_, secret) => {
    const finished = finishBuild({ 'index.html': 'ok', '_astro/a/client.js': `x='${secret}'` });

    await expect(finished).rejects.toThrow('_astro/a/client.js: a');
    await expect(finished).rejects.not.toThrow(secret);
  });

  it.each([
    ['SEALING_KEYS', JSON.stringify({ '2026-01': SEALING_KEY })],
    ['CALLER_HASH_KEY', SEALING_KEY],
    ['SUPABASE_DB_PASSWORD', SEALING_KEY],
    ['SUPABASE_ACCESS_TOKEN', SEALING_KEY],
  ])('fails the build on the value of %s', async (variable, value) => {
    await expect(
      finishBuild({ 'a.json': `{"k":"${SEALING_KEY}"}` }, { [variable]: value }),
    ).rejects.toThrow(`a.json: the value of ${variable}`);
  });

  it('reads files without a type and the bytes of images', async () => {
    await expect(finishBuild({ _headers: SECRET_API_KEY })).rejects.toThrow('_headers');
    await expect(
      finishBuild({ 'logo.png': Buffer.from(`\x89PNG\xff\xfe${SECRET_API_KEY}\x00`, 'latin1') }),
    ).rejects.toThrow('logo.png');
  });

  it('does not treat public values and short words of the environment as secrets', async () => {
    await expect(
      finishBuild(
        { 'index.html': 'on sb_publishable_of_this_project' },
        { MY_TOKEN: 'on', SUPABASE_PUBLISHABLE_KEYS: 'sb_publishable_of_this_project' },
      ),
    ).resolves.toContain('1 files');
  });
});
