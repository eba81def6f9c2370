// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findButton, findField, findPageFaults, findRadio } from '../../browsers/webkit/in-page.ts';

/** Show a page. Happy DOM does not know what is visible: everything is, except what is hidden here. */
function show(html: string): void {
  document.body.innerHTML = html;
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element) {
    return !this.closest('[hidden]');
  });
}

afterEach(() => vi.restoreAllMocks());

const LINE = 'style="text-decoration-line: underline"';

describe('findPageFaults', () => {
  it('finds nothing on a page with one heading and underlined links', () => {
    show(`<h1>Page</h1><main><p><a ${LINE}>a law</a></p><nav><a>Home</a></nav></main>`);

    expect(findPageFaults()).toEqual([]);
  });

  it('finds a link in a text without a line, and a second main heading', () => {
    show('<h1>Page</h1><h1>Again</h1><main><p><a>a law</a></p></main>');

    expect(findPageFaults()).toEqual(['2 headings of the first level', 'no underline: a law']);
  });

  it('does not judge buttons and what nobody sees', () => {
    show('<h1>Page</h1><main><p><a class="button">Go</a></p><p hidden><a>a law</a></p></main>');

    expect(findPageFaults()).toEqual([]);
  });
});

describe('what a visitor finds by words', () => {
  it('is the field of a label, also of one that is optional', () => {
    show('<label for="a">Suite (optional)</label><input id="a">');

    expect(findField('Suite')?.id).toBe('a');
    expect(findField('Street')).toBeNull();
  });

  it('is an answer in its own group', () => {
    const group = (name: string, id: string) =>
      `<div role="radiogroup"><legend>${name}</legend><label id="${id}">Yes</label></div>`;
    show(group('Any liens?', 'liens') + group('Any claims?', 'claims'));

    expect(findRadio('Any claims?', 'Yes')?.id).toBe('claims');
  });

  it('is a button only when it can be pressed', () => {
    show(
      '<main><button hidden>Go</button><button disabled>Stop</button><button>Go</button></main>',
    );

    expect(findButton('Go')).not.toBeNull();
    expect(findButton('Stop')).toBeNull();
  });
});
