// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AUTOSAVE_DELAY_MS,
  type DraftSaving,
  startDraftSaving,
} from '~/features/quote/draft-saving';
import { resetQuote } from '~/features/quote/quote-ends';
import { $saveState, goTo, saveSection, selectBond } from '~/features/quote/store';
import { onOtherTabChange } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { TYPED_SECTIONS } from '../../domain/support/builders';
import { fillableStorage, START, startAt, stored, wait } from './saving-bench';

const storage = fillableStorage();

let saving: DraftSaving;

beforeEach(async () => {
  await startAt(START);
  storage.isFull = false;
  storage.writes = 0;
  saving = startDraftSaving({ storage, now, onOtherTabChange });
});

afterEach(() => {
  saving.stop();
  vi.useRealTimers();
});

describe('saving', () => {
  it('happens three seconds after a change, and shows its true status before and after', async () => {
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

  it('does not wait for the end of long typing', async () => {
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

    expect(storage.writes).toBe(1);
  });

  it('happens at once when the page closes', () => {
    saveSection('bondDetails', { obligee: 'State' });
    saving.flush();

    expect(stored()).toMatchObject({ sections: { bondDetails: { obligee: 'State' } } });
  });

  it('does nothing at once without changes', () => {
    saving.flush();

    expect(stored()).toBeNull();
  });

  it('starts with the changes from before the wizard opened', async () => {
    saving.stop();
    selectBond({ stateCode: 'SC' });
    saving = startDraftSaving({ storage, now, onOtherTabChange });
    await wait(AUTOSAVE_DELAY_MS);

    expect(stored()).toMatchObject({ selection: { stateCode: 'SC' } });
  });

  it('stores the step and counts its revisions', async () => {
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

  it('reports a failure when the browser refuses, and retries with the next change', async () => {
    storage.isFull = true;
    saveSection('bondDetails', { obligee: 'x' });
    await wait(AUTOSAVE_DELAY_MS);
    expect($saveState.get()).toEqual({ status: 'failed', reason: 'refused' });

    storage.isFull = false;
    saveSection('bondDetails', { obligee: 'xy' });
    await wait(AUTOSAVE_DELAY_MS);
    expect($saveState.get().status).toBe('saved');
  });
});

describe('a discarded draft', () => {
  it('is removed when the wizard is reset', async () => {
    saveSection('bondDetails', { obligee: 'x' });
    await wait(AUTOSAVE_DELAY_MS);

    resetQuote();

    expect(stored()).toBeNull();
    expect($saveState.get().status).toBe('idle');
  });

  it('is not restored by a pending change', async () => {
    saveSection('bondDetails', { obligee: 'x' });
    resetQuote();
    await wait(AUTOSAVE_DELAY_MS * 2);

    expect(stored()).toBeNull();
  });
});
