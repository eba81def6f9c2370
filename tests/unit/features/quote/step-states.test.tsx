// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DetailsOrRenewal } from '~/features/quote/renewal/DetailsOrRenewal';
import { recordSubmission } from '~/features/quote/quote-ends';
import { loadRules } from '~/features/quote/rules-loader';
import { $stepStates } from '~/features/quote/step-states';
import { $saveState, $step, $typedPrice, saveSection } from '~/features/quote/store';
import { TODAY, TYPED_BOND_DETAILS } from '../../domain/support/builders';
import { render } from '../../ui/render';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const type = (changes: object) => saveSection('bondDetails', { ...TYPED_BOND_DETAILS, ...changes });

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => openWizard({ selection: NOTARY_IN_TEXAS }));

describe('the list of steps', () => {
  it('opens the step after a complete one', () => {
    $step.set('bond-details');
    expect($stepStates.get()).toMatchObject({
      'select-bond': { state: 'done', isClosed: false },
      'bond-details': { state: 'current', isClosed: false },
      applicant: { state: 'locked', isClosed: true },
    });

    type({});
    expect($stepStates.get().applicant).toEqual({ state: 'open', isClosed: false });

    $step.set('applicant');
    expect($stepStates.get()).toMatchObject({
      'bond-details': { state: 'done' },
      applicant: { state: 'current' },
    });
  });

  it('closes every step but the confirmation once the application is submitted', () => {
    recordSubmission();

    expect($stepStates.get()).toMatchObject({
      'bond-details': { state: 'done', isClosed: true },
      review: { state: 'done', isClosed: true },
      confirmation: { state: 'current', isClosed: false },
    });
  });
});

describe('a key in a field', () => {
  it('changes neither list, price nor status unless their words change', () => {
    type({});
    const seen = vi.fn();
    const stop = [$stepStates, $typedPrice, $saveState].map((store) => store.listen(seen));

    type({ purpose: 'T' });
    type({ purpose: 'Te' });
    expect(seen).not.toHaveBeenCalled();

    type({ amount: '$12,000' });
    expect(seen).toHaveBeenCalledOnce();
    stop.forEach((end) => end());
  });

  it('does not render the form of the bond again when only the price changes', () => {
    type({});
    const rendered = vi.fn();
    render(
      <Profiler id="step" onRender={rendered}>
        <DetailsOrRenewal onContinue={() => undefined} />
      </Profiler>,
    );
    rendered.mockClear();

    act(() => type({ amount: '$12,000' }));
    expect($typedPrice.get()?.sentence).toContain('$12,000');
    expect(rendered).not.toHaveBeenCalled();
  });
});
