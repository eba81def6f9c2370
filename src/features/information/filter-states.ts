import { matchesState } from '~/domain/states/match-state';

/**
 * Bring a page's state search to life. The search holds one input and a `[role=status]`; states are
 * elements with `data-code` and `data-name`. A group `[data-state-group]` without a match is hidden
 * as a whole, and the count is announced. Without this everything is listed.
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
  // A browser may bring back what was typed before a reload.
  if (input.value !== '') filter();
}

function describe(typed: string, shown: number, all: number): string {
  if (typed === '') return `All ${all} states we serve.`;
  if (shown === 0) return `No state we serve matches "${typed}".`;

  return shown === 1 ? '1 state matches.' : `${shown} states match.`;
}
