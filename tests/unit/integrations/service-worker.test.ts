import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildServiceWorker } from '~/integrations/service-worker/build-service-worker';
import { findShell } from '~/integrations/service-worker/find-shell';

const FILES = {
  'index.html': '<h1>Home</h1><script src="/_astro/home.1.js"></script>',
  'offline.html': '<h1>You are offline</h1><link href="/_astro/page.1.css">',
  '_astro/page.1.css': 'src: url(/fonts/besley-1.woff2)',
  '_astro/home.1.js': 'home()',
  'fonts/besley-1.woff2': 'a font',
};

let directory: string;

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(directory, file)), { recursive: true });
  await writeFile(join(directory, file), text);
};
const buildOn = () => buildServiceWorker({ directory, isOn: true });
const readWorker = () => readFile(join(directory, 'sw.js'), 'utf8');

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
});

afterEach(() => rm(directory, { recursive: true }));

describe('the service worker of a build', () => {
  it('is one script without imports that contains its version, its files and its offline page', async () => {
    const version = await buildOn();
    const code = await readWorker();

    expect(code).not.toMatch(/\b(import|export)\b/);
    expect(code).toContain(version);
    for (const path of ['/_astro/home.1.js', '/_astro/page.1.css', '/fonts/besley-1.woff2']) {
      expect(code).toContain(path);
    }
  });

  it('is the same for the same site', async () => {
    const version = await buildOn();
    const code = await readWorker();

    expect(await buildOn()).toBe(version);
    expect(await readWorker()).toBe(code);
  });

  it.each([
    ['a word of a page', 'index.html', '<h1>Welcome</h1>'],
    ['a file', '_astro/home.2.js', 'home()'],
  ])('changes when %s changes, so that browsers notice', async (_, file, text) => {
    const version = await buildOn();
    await write(file, text);

    expect(await buildOn()).not.toBe(version);
  });

  it('removes itself and its caches when it is switched off', async () => {
    await buildServiceWorker({ directory, isOn: false });
    const code = await readWorker();

    expect(code).toContain('unregister');
    expect(code).not.toMatch(/`fetch`|'fetch'|"fetch"/);
  });
});

describe('findShell', () => {
  it('follows names from the page to its files and further, each once', () => {
    const assets = new Map([
      ['/_astro/a.js', 'import "./b.js"'],
      ['/_astro/b.js', 'import "./a.js"'],
      ['/_astro/page.css', 'url(/fonts/x.woff2)'],
      ['/_astro/other.js', ''],
      ['/fonts/x.woff2', ''],
    ]);

    expect(findShell('<script src="/_astro/a.js"></script>', assets)).toEqual([
      '/_astro/a.js',
      '/_astro/b.js',
    ]);
    expect(findShell('<link href="/_astro/page.css">', assets)).toEqual([
      '/_astro/page.css',
      '/fonts/x.woff2',
    ]);
  });
});
