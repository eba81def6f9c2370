/** The elements of a search box. */
export type BoxParts = {
  form: HTMLFormElement;
  input: HTMLInputElement;
  status: HTMLElement;
  list: HTMLElement;
  /** Advice for an empty result. */
  nothing: HTMLElement;
  /** Advice for a search that did not load. */
  failed: HTMLElement;
  /** The error message of a search that did not load. */
  failure: HTMLElement;
  /** Undefined for a box outside a dialog. */
  dialog: HTMLDialogElement | undefined;
};

/** Find the elements that SearchBox.astro renders, and turn the input into a combobox. */
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
