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
  const { title, words } = explainFailure('Your answer', 'sent', 'not-open');

  expect(title).toBe('Your answer was not sent');
  expect(words).toBe('This application has changed. See its current status.');
  expect($toasts.get()).toMatchObject([{ title, description: words }]);
  await vi.waitFor(() => expect(headingHasFocus()).toBe(true));
});

it('leaves the focus in a form that is still there', async () => {
  document.querySelector('button')?.focus();
  explainFailure('The price', 'accepted', 'not-open');
  await new Promise(requestAnimationFrame);

  expect(headingHasFocus()).toBe(false);
});

it('says what to send if an answer held neither words nor a file', () => {
  expect(explainFailure('Your answer', 'sent', 'nothing-sent').words).toBe(
    'Enter your answer or choose a file that was asked for.',
  );
});

it('leaves other failures to the form', () => {
  expect(explainFailure('Your answer', 'sent', 'unexpected').words).toContain('on our side');
  expect($toasts.get()).toEqual([]);
});

it.each(['offline', 'unreachable'] as const)(
  'claims no outcome if the answer was lost: %s',
  (code) => {
    expect(explainFailure('Your answer', 'sent', code).title).toBe(
      'Your answer may not have been sent',
    );
  },
);
