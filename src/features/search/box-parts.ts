/** The elements of a search box that its code works with. */
export type BoxParts = {
  form: HTMLFormElement;
  input: HTMLInputElement;
  status: HTMLElement;
  list: HTMLElement;
  /** What to do when nothing was found. */
  nothing: HTMLElement;
  /** What to do when the search could not be loaded. */
  failed: HTMLElement;
  /** The words for that. */
  failure: HTMLElement;
  /** Undefined for a box in the page itself. */
  dialog: HTMLDialogElement | undefined;
};

/** The parts of a box as SearchBox.astro writes them; from now on its input is a combobox. */
export function findParts(form: HTMLFormElement): BoxParts {
  const parts = {
    form,
    input: find<HTMLInputElement>(form, 'input'),
    status: find(form, '[role="status"]'),
    list: find(form, '[data-results]'),
    nothing: find(form, '[data-nothing]'),
    failed: find(form, '[data-failed]'),
    failure: find(form, '[role="alert"]'),
    dialog: form.closest('dialog') ?? undefined,
  };
  parts.list.role = 'listbox';
  parts.list.ariaLabel = 'Results';
  parts.input.role = 'combobox';
  parts.input.ariaAutoComplete = 'list';
  parts.input.ariaExpanded = 'false';
  parts.input.setAttribute('aria-controls', parts.list.id);

  return parts;
}

function find<E extends HTMLElement>(form: HTMLFormElement, selector: string): E {
  const element = form.querySelector<E>(selector);
  if (!element) throw new Error(`[search] #${form.id} has no ${selector}`);

  return element;
}
