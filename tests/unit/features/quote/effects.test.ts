// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEffects } from '~/features/quote/effects';
import { loadRules } from '~/features/quote/rules-loader';
import { resetQuote } from '~/features/quote/quote-ends';
import {
  $hasErrors,
  $quote,
  $saveState,
  $step,
  goBack,
  goOn,
  saveSection,
} from '~/features/quote/store';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { QUOTE_ID, TYPED_SECTIONS } from '../../domain/support/builders';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const PAGE_TITLE = 'Get Your Bond Quote | Marshline Surety';

let stop: () => void;

/** The browser moved to a history entry with this query. */
function arriveAt(search: string) {
  history.replaceState(null, '', `/quote${search}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeAll(async () => {
  await loadRules();
});

beforeEach(() => {
  localStorage.clear();
  document.title = PAGE_TITLE;
  window.location.href =
    'http://localhost:3000/quote?utm_source=mail&bondType=notary-public&state=tx';
  openWizard({ selection: NOTARY_IN_TEXAS, sections: TYPED_SECTIONS });
  stop = startEffects();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the address', () => {
  it('is normalized without a new entry, and stores the quote of its step', () => {
    expect(location.search).toBe('?utm_source=mail&bondType=notary&state=TX');
    expect(history.state).toEqual({ quoteId: QUOTE_ID });
  });

  it('gets an entry for each step', () => {
    const push = vi.spyOn(history, 'pushState');
    goOn();
    goOn();
    goBack();

    expect(push.mock.calls.map(([, , url]) => url)).toEqual([
      '/quote?utm_source=mail&bondType=notary&state=TX&step=bond-details',
      '/quote?utm_source=mail&bondType=notary&state=TX&step=applicant',
      '/quote?utm_source=mail&bondType=notary&state=TX&step=bond-details',
    ]);
  });

  it('is empty after a reset', () => {
    goOn();
    resetQuote();

    expect(location.search).toBe('?utm_source=mail');
  });

  it('is empty after a reset on the first step too, and names the new quote', () => {
    resetQuote();

    expect(location.search).toBe('?utm_source=mail');
    expect(history.state).toEqual({ quoteId: $quote.get().quoteId });
  });
});

describe('Back and Forward', () => {
  it('move between steps and add no entries', () => {
    const push = vi.spyOn(history, 'pushState');
    arriveAt('?bondType=notary&state=TX&step=business');
    expect($step.get()).toBe('business');

    arriveAt('?bondType=notary&state=TX');
    expect($step.get()).toBe('select-bond');
    expect(push).not.toHaveBeenCalled();
  });

  it('never lead to a step that the visitor cannot visit', () => {
    saveSection('applicant', {});
    arriveAt('?bondType=notary&state=TX&step=underwriting');

    expect($step.get()).toBe('applicant');
    expect(location.search).toBe('?bondType=notary&state=TX&step=applicant');
  });

  it('correct an entry with an earlier selection', () => {
    arriveAt('?bondType=trustee&state=SC&step=bond-details');

    expect(location.search).toBe('?bondType=notary&state=TX&step=bond-details');
  });
});

describe('the title', () => {
  it('names the step, mentions errors, and is restored at the end', () => {
    expect(document.title).toBe(PAGE_TITLE);

    goOn();
    $hasErrors.set(true);
    expect(document.title).toBe(`Error: Bond Details - ${PAGE_TITLE}`);

    stop();
    expect(document.title).toBe(PAGE_TITLE);
  });
});

describe('a link within the page', () => {
  it('keeps the step and its errors', () => {
    goOn();
    $hasErrors.set(true);
    arriveAt(`${location.search}#main`);

    expect($step.get()).toBe('bond-details');
    expect(document.title).toBe(`Error: Bond Details - ${PAGE_TITLE}`);
  });
});

describe('leaving the page', () => {
  it('saves pending changes', () => {
    saveSection('bondDetails', { obligee: 'Half ty' });
    window.dispatchEvent(new Event('pagehide'));

    expect(localStorage.getItem(DRAFT_KEY)).toContain('Half ty');
  });

  it('saves pending changes when the page is hidden', () => {
    saveSection('bondDetails', { obligee: 'Half ty' });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));

    expect(localStorage.getItem(DRAFT_KEY)).toContain('Half ty');
  });

  it('asks for confirmation only when saving has failed', () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);

      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);

    $saveState.set({ status: 'failed', reason: 'refused' });
    expect(leave()).toBe(true);
  });

  it('is listened for only while saving fails, so that the browser can cache the page for Back', () => {
    stop();
    const listening = new Set<EventListenerOrEventListenerObject>();
    const add = window.addEventListener.bind(window);
    const remove = window.removeEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        if (type === 'beforeunload') listening.add(listener);
        add(type, listener);
      },
    );
    vi.spyOn(window, 'removeEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        if (type === 'beforeunload') listening.delete(listener);
        remove(type, listener);
      },
    );
    stop = startEffects();
    expect(listening.size).toBe(0);

    $saveState.set({ status: 'failed', reason: 'not-loaded' });
    $saveState.set({ status: 'failed', reason: 'refused' });
    expect(listening.size).toBe(1);

    $saveState.set({ status: 'saving' });
    expect(listening.size).toBe(0);

    $saveState.set({ status: 'failed', reason: 'refused' });
    stop();
    expect(listening.size).toBe(0);
  });
});
