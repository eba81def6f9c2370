import type { MarkedPiece } from '~/domain/search/mark-words';
import type { SearchResult } from '~/domain/search/search-site';
import { KIND_LABELS } from './messages';

/** Convert a result to a link for the listbox, with its kind, its title and an excerpt. */
export function toOption({ kind, path, title, line }: SearchResult, id: string): HTMLAnchorElement {
  const option = document.createElement('a');
  option.id = id;
  option.href = path;
  option.tabIndex = -1;
  option.role = 'option';
  option.ariaSelected = 'false';
  option.append(
    part('kind', [{ text: KIND_LABELS[kind], isMarked: false }]),
    part('title', title),
    part('excerpt', line),
  );

  return option;
}

function part(name: string, pieces: readonly MarkedPiece[]): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.append(
    ...pieces.map(({ text, isMarked }) => {
      if (!isMarked) return text;

      const mark = document.createElement('mark');
      mark.textContent = text;
      return mark;
    }),
  );

  return element;
}
