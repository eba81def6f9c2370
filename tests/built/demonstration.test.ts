import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from '../support/built-pages.ts';
import { testSite } from '../support/test-site.ts';

const BANNER = 'This is a demonstration. No payment is taken, and nothing issued here is a bond.';

/** A page for each audience, and the pages that don't use the layout. */
const PAGES = ['/', '/terms', '/signin', '/dashboard', '/404'];

/** The server needs three seconds of processor time to start, and the first page five. */
const TIMEOUT_MS = 120_000;

/** Serves the pages with the markup of a build. A build would take a minute. */
const SERVER = `
  const { dev } = await import('astro');
  const { address } = await dev({ logLevel: 'error', server: { host: '127.0.0.1', port: ${testSite.port} } });
  console.log('port ' + address.port);
`;

describe('a site with PUBLIC_DEMONSTRATION=on', () => {
  let server: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
      // Astro behaves differently with the environment of Vitest, so the server gets its own.
      env: { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1', PUBLIC_DEMONSTRATION: 'on' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    for await (const line of createInterface(child.stdout)) {
      if (!line.startsWith('port ')) continue;
      origin = `http://127.0.0.1:${line.slice('port '.length)}`;
      break;
    }
  }, TIMEOUT_MS);

  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  });

  it.each(PAGES)('marks %s as a demonstration', { timeout: TIMEOUT_MS }, async (page) => {
    const answer = await fetch(origin + page);

    expect(readBanner(await answer.text())).toBe(BANNER);
  });
});

describe('a build without the setting', () => {
  it('shows no demonstration banner on any page', () => {
    const files = builtFiles();
    const marked = files.filter((file) =>
      readBanner(readFileSync(`${testSite.directory}/${file}`, 'utf8')),
    );

    expect(files.length).toBeGreaterThan(PAGES.length);
    expect(marked).toEqual([]);
  });
});

/** The text of the banner in a page. */
function readBanner(html: string): string | undefined {
  return /<aside[^>]*aria-label="Demonstration"[^>]*>([^<]*)</.exec(html)?.[1]?.trim();
}
