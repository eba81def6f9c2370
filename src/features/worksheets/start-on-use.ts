import type { Sheet } from './sheet';

/**
 * Load the code of the page's worksheet when somebody uses it, or at once when the address has answers. Until then the
 * page shows the worked example. `load` gives the worksheet for the rules in the form's data-rules.
 */
export function startOnUse<Rules>(load: () => Promise<(rules: Rules) => Sheet>): void {
  const form = document.querySelector<HTMLFormElement>('[data-worksheet]');
  if (!form) return;

  // A worked example that turns into the visitor's result would move the page.
  const columns = form.parentElement;
  const isAnswered = window.location.search !== '';
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    columns?.toggleAttribute('data-loading', isAnswered);
    Promise.all([import('./start-sheet'), load()]).then(
      ([{ startSheet }, sheet]) => {
        startSheet(form, sheet(JSON.parse(form.dataset['rules'] ?? '') as Rules));
        columns?.removeAttribute('data-loading');
      },
      () => {
        isStarted = false; // the next use tries again
        columns?.removeAttribute('data-loading');
      },
    );
  };

  if (isAnswered) start();
  for (const use of ['focusin', 'pointerover', 'input']) document.addEventListener(use, start);
}
