import { atom } from 'nanostores';

/** Whether the visitor said that something changed since the last term, and goes through the steps. */
export const $somethingChanged = atom(false);
