// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { $notices } from '~/features/quote/notices';
import { recordSubmission, resetQuote } from '~/features/quote/quote-ends';
import { loadRules } from '~/features/quote/rules-loader';
import { $quote, $sections, $selection, $step, goTo, recordPayment } from '~/features/quote/store';
import { QUOTE_ID, RECEIPT, TODAY, TYPED_SECTIONS } from '../../domain/support/builders';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

describe('the end of a quote', () => {
  it('deletes the answers after the application is submitted', () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
    recordPayment(RECEIPT, QUOTE_ID);

    $notices.set(['resumed', 'renewal']);
    recordSubmission();

    expect($step.get()).toBe('confirmation');
    expect($notices.get()).toEqual([]);
    expect($sections.get()).toEqual({});
  });

  it('starts a new quote at its first step after a reset', () => {
    openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
    goTo('payment');

    resetQuote();

    expect($step.get()).toBe('select-bond');
    expect($selection.get()).toEqual({});
    expect($sections.get()).toEqual({});
    expect($quote.get().quoteId).not.toBe(QUOTE_ID);
    expect($quote.get().quoteKey).toMatch(/^[\w-]{43}$/);
  });
});
