import type { SearchResult } from '~/domain/search/search-site';
import { toOption } from './to-option';

/** The results below a search field. Arrow keys in the field select one (WAI-ARIA combobox with a listbox). */
export type ResultList = {
  /** Show these results with none selected. */
  show: (results: readonly SearchResult[]) => void;
  isOpen: () => boolean;
  /** Select the next or the previous result. Beyond either end, no result is selected. */
  move: (step: 1 | -1) => void;
  /** The selected result, or the first result if none is selected. */
  best: () => HTMLElement | undefined;
};

/** Connect a field to a listbox: the focus stays in the field while a result is selected. */
export function createResultList(input: HTMLInputElement, list: HTMLElement): ResultList {
  let options: HTMLElement[] = [];
  let chosen = -1;

  const choose = (number: number) => {
    chosen = number;
    options.forEach((option, position) => (option.ariaSelected = String(position === chosen)));
    list.toggleAttribute('data-chosen', chosen >= 0);

    const option = options[chosen];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };

  return {
    show: (results) => {
      choose(-1);
      options = results.map((result, number) => {
        const option = toOption(result, `${list.id}-${number}`);
        const shown = options[number];

        return shown?.isEqualNode(option) ? shown : option;
      });
      replaceChanged(list, options);
      list.hidden = options.length === 0;
      input.ariaExpanded = String(!list.hidden);
      // This lays out the results now, while the browser waits for its next frame, which then only paints them.
      list.scrollTop = 0;
    },
    isOpen: () => !list.hidden,
    move: (step) => {
      const places = options.length + 1;
      choose(((chosen + 1 + step + places) % places) - 1);
    },
    best: () => options[Math.max(0, chosen)],
  };
}

/** Most keys change few results, and the browser lays out again only what was replaced. */
function replaceChanged(list: HTMLElement, options: readonly HTMLElement[]): void {
  const shown = [...list.children];
  options.forEach((option, number) => {
    if (!shown[number]) list.append(option);
    else if (shown[number] !== option) shown[number].replaceWith(option);
  });
  for (const left of shown.slice(options.length)) left.remove();
}
