// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { startStateSearch } from '~/features/information/filter-states';

const PAGE = `
  <div id="search"><input /><p role="status">All 4 states we serve.</p></div>
  <ul data-state-group>
    <li data-code="GA" data-name="Georgia"></li>
    <li data-code="SC" data-name="South Carolina"></li>
  </ul>
  <ul data-state-group>
    <li data-code="NC" data-name="North Carolina"></li>
    <li data-code="OH" data-name="Ohio"></li>
  </ul>`;

function element<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);

  return found;
}

function type(text: string): void {
  const input = element<HTMLInputElement>('input');
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

function shown(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-code]')]
    .filter((entry) => !entry.closest('[hidden]'))
    .map((entry) => entry.dataset.code);
}

function announced(): string | null {
  return element('[role=status]').textContent;
}

describe('the state search', () => {
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    startStateSearch(element('#search'));
  });

  it('lists every state before any input', () => {
    expect(shown()).toEqual(['GA', 'SC', 'NC', 'OH']);
    expect(announced()).toBe('All 4 states we serve.');
  });

  it('lists the matching states and their number', () => {
    type('carolina');
    expect(shown()).toEqual(['SC', 'NC']);
    expect(announced()).toBe('2 states match.');

    type('GA');
    expect(shown()).toEqual(['GA']);
    expect(announced()).toBe('1 state matches.');
  });

  it('hides a group without a match, including its heading', () => {
    type('ohio');

    const hidden = [...document.querySelectorAll<HTMLElement>('[data-state-group]')].map(
      (group) => group.hidden,
    );
    expect(hidden).toEqual([true, false]);
  });

  it('reports when no state matches, and lists all again when the text is cleared', () => {
    type(' guam ');
    expect(shown()).toEqual([]);
    expect(announced()).toBe('No state we serve matches "guam".');

    type('');
    expect(shown()).toHaveLength(4);
  });

  it('filters at once by text that the browser restored after a reload', () => {
    element<HTMLInputElement>('input').value = 'ohio';
    startStateSearch(element('#search'));

    expect(shown()).toEqual(['OH']);
  });
});

describe('a page without a search', () => {
  it('stays unchanged', () => {
    document.body.innerHTML = '<div id="search"></div><p data-code="GA" data-name="Georgia"></p>';
    startStateSearch(element('#search'));

    expect(shown()).toEqual(['GA']);
  });
});
