import { describe, expect, it } from 'vitest';
import { llmsFile } from '~/integrations/page-index/llms-file';
import { readPage, type PublicPage } from '~/integrations/page-index/read-page';

const HEAD = `<!doctype html><html><head><title>Fees &amp; terms | Marshline Surety</title>
  <meta name="description" content="What it costs &lt;today&gt;.">
  <link rel="icon" href="/favicon.svg">
  <link rel="canonical" href="https://site.example/fees">
  <meta property="og:site_name" content="Marshline Surety">`;
const REST = '</head><body><link rel="canonical" href="https://evil.example/"></body></html>';

const page = (path: string, more: Partial<PublicPage> = {}): PublicPage => ({
  address: `https://site.example${path}`,
  siteName: 'Marshline Surety',
  title: path,
  description: `About ${path}.`,
  modified: undefined,
  ...more,
});

describe('readPage', () => {
  it("reads a page's metadata", () => {
    expect(readPage(HEAD + REST)).toEqual({
      address: 'https://site.example/fees',
      siteName: 'Marshline Surety',
      title: 'Fees & terms',
      description: 'What it costs <today>.',
      modified: undefined,
    });
  });

  it('reads when its facts were checked', () => {
    const date = '<meta property="article:modified_time" content="2026-11">';

    expect(readPage(HEAD + date + REST)?.modified).toBe('2026-11');
  });

  it('leaves out a page without a canonical address', () => {
    expect(readPage(HEAD.replace('canonical', 'alternate') + REST)).toBeUndefined();
  });

  it('refuses to list a page without a description', () => {
    expect(() => readPage(HEAD.replace('name="description"', 'name="other"') + REST)).toThrow(
      'https://site.example/fees lacks',
    );
  });
});

describe('llmsFile', () => {
  it('adds a heading per folder, and one for the top pages', () => {
    const pages = ['/legal/terms', '/states/sc', '/', '/support', '/states', '/products/notary'];

    expect(llmsFile(pages.map((path) => page(path)))).toBe(`# Marshline Surety

> About /.

## Where to begin

- [/support](https://site.example/support): About /support.

## Bonds: who needs them, amounts, costs, filing

- [/products/notary](https://site.example/products/notary): About /products/notary.

## States: where and how bonds are filed

- [/states/sc](https://site.example/states/sc): About /states/sc.
- [/states](https://site.example/states): About /states.

## Optional

- [/legal/terms](https://site.example/legal/terms): About /legal/terms.
`);
  });

  it('needs a home page', () => {
    expect(() => llmsFile([page('/support')])).toThrow('no home page');
  });
});
