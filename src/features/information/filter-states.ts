import { matchesState } from '~/domain/states/match-state';

/**
 * Make a page's state search work. `search` holds one input and one `[role=status]`. Each state is an element with
 * `data-code` and `data-name`. A `[data-state-group]` without a match is hidden, and the number of matches is
 * announced. Without this script the page lists every state.
 */
export function startStateSearch(search: Element, root: ParentNode = document): void {
  const input = search.querySelector('input');
  const status = search.querySelector('[role="status"]');
  if (!input || !status) return;

  const entries = [...root.querySelectorAll<HTMLElement>('[data-code][data-name]')];
  const groups = [...root.querySelectorAll<HTMLElement>('[data-state-group]')];

  const filter = () => {
    const shown = entries.filter((entry) => {
      const { code = '', name = '' } = entry.dataset;
      entry.hidden = !matchesState(input.value, { code, name });

      return !entry.hidden;
    });
    for (const group of groups) {
      group.hidden = !shown.some((entry) => group.contains(entry));
    }
    status.textContent = describe(input.value.trim(), shown.length, entries.length);
  };

  input.addEventListener('input', filter);
  // A browser can restore typed text after a reload.
  if (input.value !== '') filter();
}

function describe(typed: string, shown: number, all: number): string {
  if (typed === '') return `All ${all} states we serve.`;
  if (shown === 0) return `No state we serve matches "${typed}".`;

  return shown === 1 ? '1 state matches.' : `${shown} states match.`;
}
