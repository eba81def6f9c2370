// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { explainFailure } from '~/features/dashboard/action-failures';
import { $toasts } from '~/stores/toasts';

beforeEach(() => {
  $toasts.set([]);
  document.body.innerHTML = '<h1 tabindex="-1">Dashboard</h1><button>Send answer</button>';
});

const headingHasFocus = () => document.activeElement === document.querySelector('h1');

it('says in a toast too that the application has changed, and moves the focus from the form that is gone', async () => {
  const words = explainFailure('Your answer was not sent', 'not-open');

  expect(words).toBe('This application has changed. See its current status.');
  expect($toasts.get()).toMatchObject([{ title: 'Your answer was not sent', description: words }]);
  await vi.waitFor(() => expect(headingHasFocus()).toBe(true));
});

it('leaves the focus in a form that is still there', async () => {
  document.querySelector('button')?.focus();
  explainFailure('The price was not accepted', 'not-open');
  await new Promise(requestAnimationFrame);

  expect(headingHasFocus()).toBe(false);
});

it('leaves other failures to the form', () => {
  expect(explainFailure('Your answer was not sent', 'offline')).toContain('You are offline');
  expect(explainFailure('Your answer was not sent', 'unexpected')).toContain('on our side');
  expect($toasts.get()).toEqual([]);
});
