// @vitest-environment happy-dom
import { expect, it } from 'vitest';

it('a choice in the first step is noted before the wizard, around the form, hears of it', async () => {
  document.body.innerHTML =
    '<div><form id="first-step"><select id="bondType"><option value="notary"></option></select></form></div>';
  await import('~/features/quote/first-step-script');
  const select = document.querySelector('select');
  let isNoted: boolean | undefined;
  document
    .querySelector('div')
    ?.addEventListener('input', () => (isNoted = 'touched' in (select?.dataset ?? {})), {
      capture: true,
    });

  select?.dispatchEvent(new Event('input', { bubbles: true }));

  expect(isNoted).toBe(true);
});
