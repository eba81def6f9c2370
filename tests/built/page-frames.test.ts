import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlainMarkup } from '~/integrations/built-pages/read-plain-markup';
import { GUIDES } from '../support/routes.ts';
import { testSite } from '../support/test-site.ts';

/** The build creates, writes and rereads the markup around the text for each of thousands of guides. */
const MAX_FRAME_LENGTH = 44_000;

const read = (slug: string) => readFileSync(`${testSite.directory}/resources/${slug}.html`, 'utf8');

describe('the page of a guide', () => {
  it.each(GUIDES)('%s is plain markup that the build reads without a parser', (slug) => {
    expect(readPlainMarkup(read(slug))).toBeDefined();
  });

  it.each(GUIDES)('%s has at most 44,000 characters around its text', (slug) => {
    const html = read(slug);
    const text = html.indexOf('data-guide-body');
    const rest = html.search(/id="related"|<\/main>/);

    expect(text).toBeGreaterThan(0);
    expect(rest).toBeGreaterThan(text);
    expect(text + html.length - rest).toBeLessThanOrEqual(MAX_FRAME_LENGTH);
  });
});
