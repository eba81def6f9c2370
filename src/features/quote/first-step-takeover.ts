import type { Selection } from '~/domain/quote/selection';
import { $selection, selectBond } from './store';
import { choiceIn, readAddress } from './wizard-address';

/**
 * Take over the form of the first step from the page's own script: the choice of the link,
 * replaced by the choice that the visitor made before the wizard's code had loaded. Returns
 * whether the visitor has already pressed Continue.
 */
export function takeOverFirstStep(form: HTMLFormElement): boolean {
  const isPressed = 'pressed' in form.dataset;
  form.dataset['live'] = '';
  for (const busy of form.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');

  if (isHidden()) return false;

  const touched = [...form.querySelectorAll('select')].filter(
    ({ dataset }) => 'touched' in dataset,
  );
  $selection.set(choiceIn(readAddress(location.search)));
  if (touched.length > 0)
    selectBond(Object.fromEntries(touched.map(({ id, value }) => [id, value])));

  return isPressed;
}

/** Whether the page shows a loading message in place of the form, because another step may open. */
function isHidden(): boolean {
  return document.documentElement.dataset['quote'] === 'loading';
}

/** The fields in which the visitor's choice differs from the link's. Undefined values are choices that were cleared. */
export function typedChoice(search: string): Selection {
  if (isHidden()) return {};

  const linked = choiceIn(readAddress(search));
  const { bondType, stateCode } = $selection.get();

  return {
    ...(bondType !== linked.bondType && { bondType }),
    ...(stateCode !== linked.stateCode && { stateCode }),
  };
}
