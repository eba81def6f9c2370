import { atom } from 'nanostores';

/** Whether the visitor said that something changed since the last term, and goes through the steps. */
export const $somethingChanged = atom(false);

/**
 * Whether the page shows the whole renewal. The page then names the bond itself, so no notice does it above the price.
 * Undefined until the code of the step has decided, and at every other step.
 */
export const $isOnOnePage = atom<boolean | undefined>(undefined);
