import { Agent, get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SiteServer,
  startSiteServer,
} from '../../src/integrations/local-server/start-site-server.ts';
import { testSite } from '../support/test-site.ts';

/** The bytes that a server may send before it waits for an acknowledgment: ten TCP segments (RFC 6928). */
const FIRST_ROUND_TRIP = 10 * 1460;

/** One page of each type that search engines send visitors to. */
const LANDING_PAGES = [
  '/',
  '/products/notary',
  '/states/sc',
  '/resources/executor-bond-guide',
] as const;

describe('the first round trip', () => {
  const netlifyToml = fileURLToPath(new URL('../../netlify.toml', import.meta.url));
  let site: SiteServer;

  beforeAll(async () => {
    site = await startSiteServer({ port: 0, directory: testSite.directory, netlifyToml });
  });

  afterAll(() => site.stop());

  it.each(LANDING_PAGES)('delivers all of %s', async (path) => {
    expect((await fetchBytes(site.url + path)).bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  });

  it.each(LANDING_PAGES)('delivers every style sheet of %s', async (path) => {
    const { text } = await fetchBytes(site.url + path, 'identity');
    const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];

    expect(sheets).not.toHaveLength(0);
    for (const [, sheet] of sheets) {
      expect((await fetchBytes(site.url + sheet)).bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    }
  });
});

/** Head and body of a response, in bytes as sent. */
function fetchBytes(url: string, encoding = 'br'): Promise<{ bytes: number; text: string }> {
  const agent = new Agent({ keepAlive: false });

  return new Promise((resolve, reject) => {
    const read = async (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const bytes = answer.socket.bytesRead;
      resolve({ bytes, text: Buffer.concat(chunks).toString() });
    };
    get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (answer) => {
      read(answer).catch(reject);
    }).on('error', reject);
  });
}
