// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AUTOSAVE_DELAY_MS,
  type DraftSaving,
  startDraftSaving,
} from '~/features/quote/draft-saving';
import { DRAFT_KEY } from '~/features/quote/draft-storage';
import { keepAnswersOfThisTab, takeOtherTabAnswers } from '~/features/quote/other-tab';
import { loadRules } from '~/features/quote/rules-loader';
import {
  $formVersion,
  $otherTab,
  $quote,
  $saveState,
  $sections,
  $step,
  goTo,
  markChanged,
  resetQuote,
  saveSection,
  selectBond,
} from '~/features/quote/store';
import { type BrowserStorage, deviceStorage, onOtherTabChange } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { QUOTE_ID, TODAY, TYPED_SECTIONS } from '../../domain/support/builders';
import { buildDraft, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const START = new Date(`${TODAY}T15:00:00Z`);

let isFull = false;
let writes = 0;

/** The browser's own storage, which may be full. */
const storage: BrowserStorage = {
  ...deviceStorage,
  write: (key, text) => {
    writes += 1;

    return !isFull && deviceStorage.write(key, text);
  },
};
const seams = { storage, now, onOtherTabChange };

let saving: DraftSaving;

const stored = () => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null') as unknown;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Another tab writes the draft; the browser tells this one. */
async function otherTabWrites(text: string | null) {
  if (text === null) localStorage.removeItem(DRAFT_KEY);
  else localStorage.setItem(DRAFT_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue: text }));
  await wait(0);
}

beforeEach(async () => {
  await loadRules();
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  isFull = false;
  writes = 0;
  openWizard({ selection: NOTARY_IN_TEXAS });
  saving = startDraftSaving(seams);
});

afterEach(() => {
  saving.stop();
  vi.useRealTimers();
});

describe('saving', () => {
  it('happens three seconds after a change, and says so truly before and after', async () => {
    saveSection('bondDetails', { obligee: 'State of Te' });
    expect($saveState.get().status).toBe('saving');

    await wait(AUTOSAVE_DELAY_MS - 1);
    expect(stored()).toBeNull();

    await wait(1);
    expect(stored()).toMatchObject({ sections: { bondDetails: { obligee: 'State of Te' } } });
    expect($saveState.get()).toEqual({
      status: 'saved',
      savedAt: new Date(START.getTime() + AUTOSAVE_DELAY_MS),
    });
  });

  it('does not wait for somebody who types on and on', async () => {
    for (let second = 0; second < 4; second += 1) {
      saveSection('bondDetails', { obligee: `typed for ${second} s` });
      await wait(1_000);
    }

    expect(stored()).toMatchObject({ sections: { bondDetails: { obligee: 'typed for 2 s' } } });
    expect($saveState.get().status).toBe('saving');
  });

  it('saves once for many changes', async () => {
    for (const obligee of ['S', 'St', 'Sta']) saveSection('bondDetails', { obligee });
    await wait(AUTOSAVE_DELAY_MS * 3);

    expect(writes).toBe(1);
  });

  it('happens at once when the page goes', () => {
    saveSection('bondDetails', { obligee: 'State' });
    saving.flush();

    expect(stored()).toMatchObject({ sections: { bondDetails: { obligee: 'State' } } });
  });

  it('has nothing to do at once when nothing changed', () => {
    saving.flush();

    expect(stored()).toBeNull();
  });

  it('begins with what changed while the wizard opened', async () => {
    saving.stop();
    selectBond({ stateCode: 'SC' });
    saving = startDraftSaving(seams);
    await wait(AUTOSAVE_DELAY_MS);

    expect(stored()).toMatchObject({ selection: { stateCode: 'SC' } });
  });

  it('keeps the step and counts its revisions', async () => {
    goTo('bond-details');
    await wait(AUTOSAVE_DELAY_MS);
    saveSection('bondDetails', { obligee: 'x' });
    await wait(AUTOSAVE_DELAY_MS);

    expect(stored()).toMatchObject({ step: 'bond-details', revision: 2 });
  });

  it('never writes a secret', async () => {
    saveSection('applicant', TYPED_SECTIONS.applicant);
    saveSection('business', TYPED_SECTIONS.business);
    await wait(AUTOSAVE_DELAY_MS);

    const text = localStorage.getItem(DRAFT_KEY) ?? '';
    const { ssn, dateOfBirth } = TYPED_SECTIONS.applicant;
    for (const secret of [ssn, dateOfBirth, TYPED_SECTIONS.business.ein]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('12  Tide Street');
  });

  it('says that it failed when the browser refuses, and tries again with the next change', async () => {
    isFull = true;
    saveSection('bondDetails', { obligee: 'x' });
    await wait(AUTOSAVE_DELAY_MS);
    expect($saveState.get()).toEqual({ status: 'failed', reason: 'refused' });

    isFull = false;
    saveSection('bondDetails', { obligee: 'xy' });
    await wait(AUTOSAVE_DELAY_MS);
    expect($saveState.get().status).toBe('saved');
  });
});

describe('a draft that is no longer wanted', () => {
  it('goes when the wizard is reset', async () => {
    saveSection('bondDetails', { obligee: 'x' });
    await wait(AUTOSAVE_DELAY_MS);

    resetQuote();

    expect(stored()).toBeNull();
    expect($saveState.get().status).toBe('idle');
  });

  it('does not come back from a change that was waiting', async () => {
    saveSection('bondDetails', { obligee: 'x' });
    resetQuote();
    await wait(AUTOSAVE_DELAY_MS * 2);

    expect(stored()).toBeNull();
  });
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

  it('go on with the answers of the other tab when that is wanted', () => {
    const formVersion = $formVersion.get();
    takeOtherTabAnswers();

    expect($sections.get().bondDetails).toEqual({ obligee: 'Typed there' });
    expect($otherTab.get()).toBeUndefined();
    expect($formVersion.get()).toBe(formVersion + 1);
    expect($saveState.get()).toEqual({ status: 'saved', savedAt: new Date(theirs.savedAt) });
  });

  it('leave a step that the other answers do not reach', () => {
    $step.set('applicant');
    takeOtherTabAnswers();

    expect($step.get()).toBe('bond-details');
  });

  it('go on with the answers of this tab when that is wanted', async () => {
    keepAnswersOfThisTab();
    await wait(AUTOSAVE_DELAY_MS);

    expect(stored()).toMatchObject({
      revision: 10,
      sections: { bondDetails: { obligee: 'Typed here' } },
    });
    expect($saveState.get().status).toBe('saved');
  });

  it('do not mind hearing of what they know', async () => {
    keepAnswersOfThisTab();
    await wait(AUTOSAVE_DELAY_MS);
    await otherTabWrites(localStorage.getItem(DRAFT_KEY));

    expect($otherTab.get()).toBeUndefined();
  });
});

describe('a quote that ended in another tab', () => {
  it('is reported, and goes on as a quote of its own when its answers are kept', async () => {
    saveSection('bondDetails', { obligee: 'Typed here' });
    await wait(AUTOSAVE_DELAY_MS);
    await otherTabWrites(null);
    expect($otherTab.get()).toEqual({ kind: 'removed' });

    keepAnswersOfThisTab();
    await wait(AUTOSAVE_DELAY_MS);

    expect($quote.get().quoteId).not.toBe(QUOTE_ID);
    expect(stored()).toMatchObject({ sections: { bondDetails: { obligee: 'Typed here' } } });
  });

  it('is no news to a tab that has saved nothing', async () => {
    await otherTabWrites(null);

    expect($otherTab.get()).toBeUndefined();
  });
});

it('notices a draft that came while nobody told', async () => {
  const rules = await loadRules();
  localStorage.setItem(DRAFT_KEY, rules.writeDraft(buildDraft({ revision: 7 })));

  markChanged();
  await wait(AUTOSAVE_DELAY_MS);

  expect($otherTab.get()?.kind).toBe('changed');
  expect($saveState.get()).toMatchObject({ status: 'failed', reason: 'other-tab' });
});
