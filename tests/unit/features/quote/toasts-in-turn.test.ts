// @vitest-environment happy-dom
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { keepToastsInTurn } from '~/features/quote/toasts-in-turn';
import { $toasts, showToast } from '~/stores/toasts';

it('the wizard shows one toast at a time, and none of an earlier step', () => {
  const $step = atom('applicant');
  keepToastsInTurn($step);

  showToast({ title: 'Upload Successful' });
  showToast({ title: 'Upload Failed', type: 'error' });
  expect($toasts.get().map(({ title }) => title)).toEqual(['Upload Failed']);

  $step.set('business');
  expect($toasts.get()).toEqual([]);
});
