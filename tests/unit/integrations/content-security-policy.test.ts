import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '~/integrations/content-security-policy/integration';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'build-'));
});

afterEach(() => rm(directory, { recursive: true }));

/** Run Astro's end of a build with these pages. Returns the headers file. */
async function finishBuild(pages: Record<string, string>): Promise<string> {
  for (const [file, html] of Object.entries(pages)) await writeFile(join(directory, file), html);
  const { hooks } = contentSecurityPolicy({
    siteOrigin: 'https://preview.example',
    isIndexable: false,
    supabaseOrigin: 'https://project.supabase.co',
  });
  const hook = hooks['astro:build:done'] as unknown as (build: object) => Promise<void>;
  await hook({ dir: pathToFileURL(`${directory}/`), logger: { info: () => undefined } });

  return readFile(join(directory, '_headers'), 'utf8');
}

describe('contentSecurityPolicy', () => {
  it('writes one policy with the hashes of all pages', async () => {
    const headers = await finishBuild({
      'index.html': '<script>one()</script>',
      'quote.html': '<script>one()</script><script>two()</script><style>a{}</style>',
    });
    const [scripts, styles] = headers.match(/script-src [^;]*|style-src [^;]*/g) ?? [];

    expect(scripts?.match(/sha256-/g)).toHaveLength(2);
    expect(styles?.match(/sha256-/g)).toHaveLength(1);
    expect(headers).toContain('X-Robots-Tag: noindex');
  });

  it('fails the build with the file and its problem', async () => {
    await expect(finishBuild({ 'index.html': '<p onclick="a()">a</p>' })).rejects.toThrow(
      'index.html: <p> has the inline handler onclick',
    );
  });

  it('fails the build for a script that only one guide has', async () => {
    const guide = '<script>all()</script><main data-guide-body><p>Text.</p></main>';
    const broken = `${guide.replace('Text.', '</p></main><script>own()</script>')}`;

    await expect(
      finishBuild({ 'one.html': guide, 'two.html': broken, 'three.html': guide }),
    ).rejects.toThrow(
      '1 thing(s) in the built pages must not be there:\n  two.html: an inline script or style that the other guides do not have',
    );
  });

  it('allows other pages to have their own scripts', async () => {
    const guide = '<script>all()</script><main data-guide-body><p>Text.</p></main>';

    await expect(
      finishBuild({ 'one.html': guide, 'two.html': guide, 'quote.html': '<script>q()</script>' }),
    ).resolves.toContain('script-src');
  });
});
