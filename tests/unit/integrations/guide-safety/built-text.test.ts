import { describe, expect, it } from 'vitest';
import { inspectPage } from '~/integrations/content-security-policy/inspect-page';
import { inspectBuiltText } from './inspect-built-text';

describe("the final check of a built guide's text", () => {
  it.each([
    ['a script', '<p><script>alert(1)</script></p>', '<script> in the text of a guide'],
    ['data for a script', '<script type="application/json">{}</script>', '<script>'],
    ['a style sheet', '<style>a{}</style>', '<style>'],
    ['a form', '<form action="/quote"></form>', '<form>'],
    ['a field', '<input name="ssn">', '<input>'],
    ['a button', '<button>Go</button>', '<button>'],
    ['a linked file', '<link rel="icon" href="/a.png">', '<link>'],
    ['mathematics', '<math></math>', '<math>'],
    ['a script in a drawing', '<svg><script>a</script></svg>', '<script>'],
    ['HTML in a drawing', '<svg><foreignObject></foreignObject></svg>', '<foreignObject>'],
    ['another drawing', '<svg><use href="/a.svg#x"></use></svg>', '<use>'],
    ['a drawing that moves', '<svg><animate attributeName="href"></animate></svg>', '<animate>'],
    ['a template', '<template></template>', '<template>'],
    ['an element nobody knows', '<x-app></x-app>', '<x-app>'],
    ['a second title', '<h1>Title</h1>', '<h1>'],
    ['an address without encryption', '<a href="http://a.example">a</a>', 'has href="http:'],
    ['a page without a slash', '<a href="x">a</a>', 'has href="x"'],
    ['a window of its own', '<a href="/a" target="_blank">a</a>', 'has target='],
    ['a watched link', '<a href="/a" ping="/b">a</a>', 'has ping='],
    ['a picture of embedded data', '<img src="data:image/png;base64,AA==" alt="">', 'has src='],
    ['a picture of several files', '<img src="/a.png" srcset="/b.png" alt="">', 'has srcset='],
  ])('refuses %s', (_, html, words) => {
    expect(inspectBuiltText(html).join()).toContain(words);
  });

  it.each([
    ['what the components are made of', '<figure class="x"><figcaption>a</figcaption></figure>'],
    [
      'a sign that is drawn',
      '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0"></path></svg>',
    ],
    ['a page of this site', '<a href="/states/sc?from=guide#fees">a</a>'],
  ])('accepts %s', (_, html) => {
    expect(inspectBuiltText(html)).toEqual([]);
  });

  it("ignores everything outside the guide's text", () => {
    const page = '<body><form action="/quote"></form><div data-guide-body><p>a</p></div></body>';

    expect(inspectPage(page, 'https://site.example')).toMatchObject({
      isGuide: true,
      problems: [],
    });
  });
});
