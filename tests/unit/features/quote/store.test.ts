// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dollars } from '~/domain/money';
import { QUOTE_STEPS } from '~/domain/quote/journey';
import type { Selection } from '~/domain/quote/selection';
import { $rules, loadRules } from '~/features/quote/rules-loader';
import { recordSubmission, resetQuote } from '~/features/quote/quote-ends';
import {
  $bond,
  $canVisit,
  $catalogue,
  $editedStep,
  $focusTarget,
  $furthestStep,
  $hasErrors,
  $payment,
  $saveState,
  $sections,
  $typedPrice,
  $selection,
  $step,
  editStep,
  forgetPayment,
  goBack,
  goOn,
  goTo,
  recordPayment,
  saveSection,
  selectBond,
} from '~/features/quote/store';
import { QUOTE_ID, RECEIPT, TODAY, TYPED_SECTIONS } from '../../domain/support/builders';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const visitable = () => QUOTE_STEPS.filter((step) => $canVisit.get()(step));

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => openWizard());

describe('the amount', () => {
  const SC = { amount: dollars(15_000) };
  const amountAfter = (amount: string, choice: Selection) => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: { bondDetails: { amount, obligee: 'x' } } });
    $catalogue.set([buildQuoteBond({ stateRules: { TX: { amount: dollars(10_000) }, SC } })]);
    selectBond(choice);

    return $sections.get().bondDetails;
  };

  it('disappears with the state whose law set it', () => {
    expect(amountAfter('$10,000', { stateCode: 'SC' })).toEqual({ amount: '', obligee: '' });
    expect(amountAfter('$10,000', { stateCode: 'GA' })).toEqual({ amount: '', obligee: '' });
  });

  it('stays when the visitor typed it, or when the law still sets it', () => {
    expect(amountAfter('$12,000', { stateCode: 'SC' })).toMatchObject({ amount: '$12,000' });
    expect(amountAfter('$10,000', { stateCode: 'TX' })).toMatchObject({ amount: '$10,000' });
  });
});

describe('a payment', () => {
  beforeEach(() => openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS }));

  it('counts until it is removed', () => {
    recordPayment(RECEIPT, QUOTE_ID);
    expect($payment.get()).toEqual(RECEIPT);

    forgetPayment();
    expect($payment.get()).toBeUndefined();
  });

  it('does not count for a quote that started while the payment was in progress', () => {
    resetQuote();
    recordPayment(RECEIPT, QUOTE_ID);

    expect($payment.get()).toBeUndefined();
  });
});

describe('the steps that a visitor can visit', () => {
  it('are the first one until bond and state match', () => {
    expect(visitable()).toEqual(['select-bond']);

    selectBond({ bondType: 'notary', stateCode: 'AK' });
    expect(visitable()).toEqual(['select-bond']);

    selectBond({ stateCode: 'TX' });
    expect(visitable()).toEqual(['select-bond', 'bond-details']);
  });

  it('are known for the first two steps before the rules have loaded', () => {
    const rules = $rules.get();
    $rules.set(undefined);
    openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });

    expect(visitable()).toEqual(['select-bond', 'bond-details']);
    $rules.set(rules);
  });

  it('grow with the answers, one step beyond the last complete one', () => {
    openWizard({
      selection: NOTARY_IN_TEXAS,
      sections: { bondDetails: TYPED_SECTIONS.bondDetails, applicant: TYPED_SECTIONS.applicant },
    });

    expect($furthestStep.get()).toBe('business');
    expect(goTo('underwriting')).toBe(false);
    expect(goTo('business')).toBe(true);
    expect($step.get()).toBe('business');
  });

  it('include the review with a payment of the current price, and the confirmation only with a receipt', () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
    expect($furthestStep.get()).toBe('payment');

    recordPayment(RECEIPT, QUOTE_ID);
    expect($furthestStep.get()).toBe('review');
    expect(goTo('confirmation')).toBe(false);

    recordSubmission();
    expect(visitable()).toEqual(['confirmation']);
  });

  it('shrink when an answer that they depend on changes', () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });

    saveSection('bondDetails', { ...TYPED_SECTIONS.bondDetails, amount: '' });

    expect($furthestStep.get()).toBe('bond-details');
    expect($sections.get().business).toEqual(TYPED_SECTIONS.business);
  });
});

describe('moving', () => {
  beforeEach(() => openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS }));

  it('moves forward and back one step at a time, but not before the first', () => {
    goOn();
    expect($step.get()).toBe('bond-details');

    goBack();
    goBack();
    expect($step.get()).toBe('select-bond');
  });

  it('moves to the gap when the next step is locked', () => {
    goTo('underwriting');
    saveSection('applicant', {});

    goOn();

    expect($step.get()).toBe('applicant');
  });

  it('returns to the review after an edit, and asks first for what the edit made open', () => {
    editStep('applicant');
    expect([$step.get(), $editedStep.get()]).toEqual(['applicant', 'applicant']);
    saveSection('applicant', {});
    goOn();
    expect([$step.get(), $editedStep.get()]).toEqual(['applicant', 'applicant']);

    goBack();
    expect($editedStep.get()).toBeUndefined();

    openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
    recordPayment(RECEIPT, QUOTE_ID);
    editStep('business');
    goOn();
    expect([$step.get(), $editedStep.get()]).toEqual(['review', undefined]);
  });

  it('remembers the requested field', () => {
    goTo('applicant', { focus: 'address-street' });
    expect($focusTarget.get()).toBe('address-street');

    goTo('business');
    expect($focusTarget.get()).toBeUndefined();
  });

  it('clears the errors of the step', () => {
    $hasErrors.set(true);
    goOn();

    expect($hasErrors.get()).toBe(false);
  });
});

describe('selecting another bond or state', () => {
  it('clears the errors, marks the quote unsaved and keeps the answers that fit', () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
    $hasErrors.set(true);

    selectBond({ stateCode: 'SC' });

    expect($hasErrors.get()).toBe(false);
    expect($saveState.get().status).toBe('saving');
    expect($sections.get()).toEqual({
      ...TYPED_SECTIONS,
      bondDetails: { ...TYPED_SECTIONS.bondDetails, obligee: '' },
    });
    expect($selection.get()).toEqual({ bondType: 'notary', stateCode: 'SC' });
  });

  it('finds no bond for a slug outside the catalogue', () => {
    selectBond({ bondType: 'pirate' });

    expect($bond.get()).toBeUndefined();
  });
});

describe('the price', () => {
  it('follows the typed amount and the credit check', () => {
    openWizard({ selection: NOTARY_IN_TEXAS });
    expect($typedPrice.get()).toBeUndefined();

    saveSection('bondDetails', { amount: '$10,000' });
    expect($typedPrice.get()?.price.total).toBe(RECEIPT.amount);
    expect($typedPrice.get()?.isCreditCheckOpen).toBe(true);

    saveSection('underwriting', { creditCheck: 'not_authorized' });
    expect($typedPrice.get()?.price.total).toBeGreaterThan(RECEIPT.amount);
    expect($typedPrice.get()?.isCreditCheckOpen).toBe(false);
  });
});
