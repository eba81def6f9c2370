import type { SearchResult } from '~/domain/search/search-site';
import { toOption } from './to-option';

/** The results under a search line, of which its keys choose one (WAI-ARIA combobox with a listbox). */
export type ResultList = {
  /** Show these results, none of them chosen. */
  show: (results: readonly SearchResult[]) => void;
  isOpen: () => boolean;
  /** Choose the next or the one before; beyond both ends is the line itself. */
  move: (step: 1 | -1) => void;
  /** The chosen result, or the first when none is chosen. */
  best: () => HTMLElement | undefined;
};

/** Let the keys of a line choose from a listbox, while the focus stays in the line. */
export function createResultList(input: HTMLInputElement, list: HTMLElement): ResultList {
  let options: HTMLElement[] = [];
  let chosen = -1;

  const choose = (number: number) => {
    chosen = number;
    options.forEach((option, position) => (option.ariaSelected = String(position === chosen)));

    const option = options[chosen];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };

  return {
    show: (results) => {
      options = results.map((result, number) => toOption(result, `${list.id}-${number}`));
      list.replaceChildren(...options);
      list.hidden = options.length === 0;
      input.ariaExpanded = String(!list.hidden);
      choose(-1);
    },
    isOpen: () => !list.hidden,
    move: (step) => {
      const places = options.length + 1;
      choose(((chosen + 1 + step + places) % places) - 1);
    },
    best: () => options[Math.max(0, chosen)],
  };
}
