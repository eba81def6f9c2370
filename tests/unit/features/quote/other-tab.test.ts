// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AUTOSAVE_DELAY_MS,
  type DraftSaving,
  startDraftSaving,
} from '~/features/quote/draft-saving';
import { loadAccountArrival } from '~/features/quote/account-parts';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { keepAnswersOfThisTab, takeOtherTabAnswers } from '~/features/quote/other-tab';
import { loadRules } from '~/features/quote/rules-loader';
import { resetQuote } from '~/features/quote/quote-ends';
import {
  $formVersion,
  $otherTab,
  $quote,
  $saveState,
  $sections,
  $step,
  markChanged,
  saveSection,
} from '~/features/quote/store';
import { deviceStorage, onOtherTabChange } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { QUOTE_ID } from '../../domain/support/builders';
import { keepSession } from '../../stores/account-server';
import { otherTabWrites, START, startAt, stored, wait } from './saving-bench';
import { buildDraft } from './wizard-builder';

let saving: DraftSaving;

beforeEach(async () => {
  await startAt(START);
  saving = startDraftSaving({ storage: deviceStorage, now, onOtherTabChange });
});

afterEach(() => {
  saving.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('two tabs on one quote', () => {
  const theirs = buildDraft({
    revision: 9,
    sections: { bondDetails: { obligee: 'Typed there' } },
    step: 'bond-details',
  });

  beforeEach(async () => {
    const rules = await loadRules();
    saveSection('bondDetails', { obligee: 'Typed here' });
    await wait(AUTOSAVE_DELAY_MS);
    await otherTabWrites(rules.writeDraft(theirs));
  });

  it('notice each other and overwrite nothing', async () => {
    expect($otherTab.get()?.kind).toBe('changed');

    saveSection('bondDetails', { obligee: 'Typed here too' });
    await wait(AUTOSAVE_DELAY_MS);

    expect($saveState.get()).toMatchObject({ status: 'failed', reason: 'other-tab' });
    expect(stored()).toMatchObject({ sections: { bondDetails: { obligee: 'Typed there' } } });
  });

  it("can continue with the other tab's answers", async () => {
    const formVersion = $formVersion.get();
    await takeOtherTabAnswers();

    expect($sections.get().bondDetails).toEqual({ obligee: 'Typed there' });
    expect($otherTab.get()).toBeUndefined();
    expect($formVersion.get()).toBe(formVersion + 1);
    expect($saveState.get()).toEqual({ status: 'saved', savedAt: new Date(theirs.savedAt) });
  });

  it('ask once, also if a change waits to be saved while the numbers of the answers load', async () => {
    keepSession();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await loadAccountArrival();
    const { writeDraft } = await loadRules();
    const sections = { bondDetails: { obligee: 'Typed there' }, business: { legalName: 'Pine' } };
    await otherTabWrites(writeDraft({ ...theirs, revision: 10, sections }));
    saveSection('bondDetails', { obligee: 'Typed here too' });

    const taken = takeOtherTabAnswers();
    await wait(2 * AUTOSAVE_DELAY_MS);
    await taken;

    expect($otherTab.get()).toBeUndefined();
    expect($saveState.get().status).toBe('saved');
    expect($sections.get().bondDetails).toEqual({ obligee: 'Typed there' });
  });

  it("leave a step that the other tab's answers do not reach", async () => {
    $step.set('applicant');
    await takeOtherTabAnswers();

    expect($step.get()).toBe('bond-details');
  });

  it("can continue with this tab's answers", async () => {
    keepAnswersOfThisTab();
    await wait(AUTOSAVE_DELAY_MS);

    expect(stored()).toMatchObject({
      revision: 10,
      sections: { bondDetails: { obligee: 'Typed here' } },
    });
    expect($saveState.get().status).toBe('saved');
  });

  it('ignore news of changes that they already have', async () => {
    keepAnswersOfThisTab();
    await wait(AUTOSAVE_DELAY_MS);
    await otherTabWrites(localStorage.getItem(DRAFT_KEY));

    expect($otherTab.get()).toBeUndefined();
  });
});

describe('a quote that ended in another tab', () => {
  it('is reported, and continues as a new quote when its answers are kept', async () => {
    saveSection('bondDetails', { obligee: 'Typed here' });
    await wait(AUTOSAVE_DELAY_MS);
    await otherTabWrites(null);
    expect($otherTab.get()).toEqual({ kind: 'removed' });

    keepAnswersOfThisTab();
    await wait(AUTOSAVE_DELAY_MS);

    expect($quote.get().quoteId).not.toBe(QUOTE_ID);
    expect(stored()).toMatchObject({ sections: { bondDetails: { obligee: 'Typed here' } } });
  });

  it('is ignored by a tab that has saved nothing', async () => {
    await otherTabWrites(null);

    expect($otherTab.get()).toBeUndefined();
  });
});

it('does not affect an unknown draft, when its own quote restarts', async () => {
  const rules = await loadRules();
  localStorage.setItem(DRAFT_KEY, rules.writeDraft(buildDraft({ revision: 7 })));

  resetQuote();

  expect(stored()).toMatchObject({ revision: 7 });
  expect($saveState.get().status).toBe('idle');
});

it('is noticed even without a message from the other tab', async () => {
  saveSection('bondDetails', { obligee: 'Typed here' });
  await wait(AUTOSAVE_DELAY_MS);
  localStorage.removeItem(DRAFT_KEY);

  saveSection('bondDetails', { obligee: 'Typed here later' });
  await wait(AUTOSAVE_DELAY_MS);

  expect($otherTab.get()).toEqual({ kind: 'removed' });
  expect(stored()).toBeNull();
});

it('notices a new draft even without a message', async () => {
  const rules = await loadRules();
  localStorage.setItem(DRAFT_KEY, rules.writeDraft(buildDraft({ revision: 7 })));

  markChanged();
  await wait(AUTOSAVE_DELAY_MS);

  expect($otherTab.get()?.kind).toBe('changed');
  expect($saveState.get()).toMatchObject({ status: 'failed', reason: 'other-tab' });
});
