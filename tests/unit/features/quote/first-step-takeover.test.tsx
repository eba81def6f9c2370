// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { typedChoice } from '~/features/quote/first-step-takeover';
import { SelectBondStep } from '~/features/quote/steps/SelectBondStep';
import { $saveState, $selection } from '~/features/quote/store';
import { render } from '../../ui/render';
import { CATALOGUE, openWizard } from './wizard-builder';

let continued: number;

const form = () => document.querySelector('form');
const button = () => document.querySelector<HTMLButtonElement>('button[type=submit]');

function step(isStarting: boolean) {
  return (
    <SelectBondStep
      catalogue={CATALOGUE}
      isStarting={isStarting}
      onContinue={() => (continued += 1)}
    />
  );
}

beforeEach(() => {
  openWizard();
  continued = 0;
  window.location.href = 'http://localhost:3000/quote?bondType=notary-public&state=tx';
});

describe('the form of the first step, before the wizard opens', () => {
  it("shows the link's choice, which is no change to save", () => {
    render(step(true));

    expect($selection.get()).toEqual({ bondType: 'notary', stateCode: 'TX' });
    expect(typedChoice(location.search)).toEqual({});
    expect($saveState.get().status).toBe('idle');
  });

  it('takes over nothing while the page hides it, because another step may open', () => {
    document.documentElement.dataset['quote'] = 'loading';
    onTestFinished(() => {
      delete document.documentElement.dataset['quote'];
    });
    render(step(true));

    expect($selection.get()).toEqual({});
    expect(typedChoice(location.search)).toEqual({});
  });

  it('tells the choice of the visitor from the one of the link', () => {
    render(step(true));
    $selection.set({ bondType: 'notary', stateCode: 'TN' });

    expect(typedChoice(location.search)).toEqual({ stateCode: 'TN' });
  });

  it('keeps a press of Continue until the wizard has opened, and counts several as one', async () => {
    const view = render(step(true));
    act(() => form()?.requestSubmit());
    act(() => form()?.requestSubmit());
    expect(continued).toBe(0);
    expect(button()?.getAttribute('aria-disabled')).toBe('true');

    view.draw(step(false));
    await act(() => Promise.resolve());

    expect(continued).toBe(1);
    expect(button()?.hasAttribute('aria-disabled')).toBe(false);
  });
});
