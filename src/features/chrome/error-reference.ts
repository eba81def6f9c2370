import { showToast } from '~/stores/toasts';

/** Long enough to write the reference down or to read it out on the phone. */
const REFERENCE_DURATION_MS = 5 * 60_000;

/**
 * Show the reference of each error that failed on our side. The attribute `data-reference` of the root element has the
 * latest one.
 */
export function showErrorReferences(root: HTMLElement): void {
  const show = () => {
    const { reference } = root.dataset;
    if (reference === undefined) return;

    Reflect.deleteProperty(root.dataset, 'reference');
    showToast({
      title: `Error reference: ${reference}`,
      description: 'If it happens again, give us this reference. It leads us to the error.',
      durationMs: REFERENCE_DURATION_MS,
      isLasting: true,
    });
  };

  new MutationObserver(show).observe(root, { attributeFilter: ['data-reference'] });
  show();
}
