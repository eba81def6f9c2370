import { describe, expect, it } from 'vitest';
import { inspectPage } from '~/integrations/content-security-policy/inspect-page';

const ORIGIN = 'https://site.example';

function inspect(body: string) {
  return inspectPage(`<!doctype html><html><body>${body}</body></html>`, ORIGIN);
}

describe('inspectPage', () => {
  it('hashes an inline script as a browser does', () => {
    expect(inspect('<script>alert(1)</script>').scriptHashes).toEqual([
      'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    ]);
  });

  it.each(['module', 'importmap', 'speculationrules', 'text/javascript'])(
    'hashes an inline script of type %s',
    (type) => {
      expect(inspect(`<script type="${type}">{}</script>`).scriptHashes).toHaveLength(1);
    },
  );

  it.each([
    ['structured data', '<script type="application/ld+json">{}</script>'],
    ['a script in a file', '<script src="/a.js"></script>'],
  ])('adds nothing to the policy for %s', (_, html) => {
    expect(inspect(html)).toEqual({
      scriptHashes: [],
      styleHashes: [],
      isGuide: false,
      problems: [],
    });
  });

  it.each([
    ['in the page', '<style>a{}</style>'],
    ['in a noscript element', '<noscript><style>a{}</style></noscript>'],
    ['in a template', '<template><style>a{}</style></template>'],
  ])('hashes a style sheet %s', (_, html) => {
    expect(inspect(html).styleHashes).toHaveLength(1);
  });

  it.each([
    ['an inline handler', '<button onclick="buy()">Buy</button>'],
    ['a javascript: address', '<a href="javascript:buy()">Buy</a>'],
    ['a javascript: address in disguise', '<a href=" java&#10;script:buy()">Buy</a>'],
    ['a javascript: form target', '<form action="javascript:buy()"></form>'],
    ['a style attribute', '<p style="color:red">Red</p>'],
    ['a vbscript: address', '<a href="vbscript:buy()">Buy</a>'],
    ['a link to embedded data', '<a href="data:text/html,Hello">Buy</a>'],
    ['a drawing that leads to a program', '<svg><a xlink:href="javascript:buy()"></a></svg>'],
    ['a srcdoc frame', '<iframe srcdoc="<p>Hello</p>"></iframe>'],
    ['an object', '<object data="/a.pdf"></object>'],
    ['an embedded document', '<embed src="/a.pdf">'],
    ['another base for addresses', '<base href="https://other.example/">'],
    ['a page that sends on', '<meta http-equiv="Refresh" content="0;url=/a">'],
    ['a form for another site', '<form action="https://other.example/"></form>'],
    ['a button for another site', '<button formaction="//other.example/">Buy</button>'],
    ['a script of another site', '<script src="https://other.example/a.js"></script>'],
    ['a picture of another site', '<img src="//other.example/a.png" alt="">'],
    ['a style sheet of another site', '<link rel="stylesheet" href="https://other.example/a.css">'],
  ])('refuses %s', (_, html) => {
    expect(inspect(html).problems).toHaveLength(1);
  });

  it.each([
    ['a link to another site', '<a href="https://other.example/">Other</a>'],
    ['a canonical address', '<link rel="canonical" href="https://www.example/">'],
    ['a picture of this site by full address', `<img src="${ORIGIN}/a.png" alt="">`],
    ['an embedded picture', '<img src="data:image/png;base64,AA==" alt="">'],
  ])('accepts %s', (_, html) => {
    expect(inspect(html).problems).toEqual([]);
  });
});
