// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { Confirm } from '~/features/dashboard/Confirm';
import { render } from '../../ui/render';

const words = () => document.body.textContent;

function press(name: string): void {
  const buttons = [...document.querySelectorAll('button')];
  act(() => buttons.find(({ textContent }) => textContent?.startsWith(name))?.click());
}

it('does not close its question while the action is under way, as if that would stop it', async () => {
  let end: (failure?: string) => void = () => undefined;
  render(
    <Confirm
      label="Withdraw"
      what="the notary bond"
      question="Withdraw this application?"
      confirmLabel="Withdraw application"
      pendingLabel="Withdrawing..."
      keepLabel="Keep it"
      onConfirm={() =>
        new Promise((resolve) => {
          end = resolve;
        })
      }
    >
      This cannot be undone.
    </Confirm>,
  );
  press('Withdraw');
  press('Withdraw application');
  press('Keep it');
  expect(words()).toContain('Withdrawing...');

  await act(async () => end('Our server did not answer.'));
  expect(words()).toContain('Our server did not answer.');
  press('Keep it');
  expect(words()).not.toContain('Withdraw this application?');
});
