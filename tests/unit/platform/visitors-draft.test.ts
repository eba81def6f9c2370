// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { clearPrivateStorage } from '~/platform/private-storage';
import { ASIDE_DRAFT_KEY, DRAFT_KEY } from '~/platform/storage-keys';
import {
  bringDraftBack,
  isSetAside,
  keepDraftAside,
  setDraftAside,
} from '~/platform/visitors-draft';

const draft = (quoteId: string) => JSON.stringify({ quoteId, sections: {} });

beforeEach(() => localStorage.clear());

describe("a visitor's quote", () => {
  it('is set aside, survives a sign-out, and is restored', () => {
    localStorage.setItem(DRAFT_KEY, draft('one'));
    setDraftAside();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
    expect(isSetAside('one')).toBe(true);
    expect(isSetAside('two')).toBe(false);

    clearPrivateStorage();
    bringDraftBack();
    expect(localStorage.getItem(DRAFT_KEY)).toBe(draft('one'));
    expect(localStorage.getItem(ASIDE_DRAFT_KEY)).toBeNull();
  });

  it('replaces no other quote', () => {
    localStorage.setItem(DRAFT_KEY, draft('one'));
    setDraftAside();
    localStorage.setItem(DRAFT_KEY, draft('two'));
    bringDraftBack();

    expect(localStorage.getItem(DRAFT_KEY)).toBe(draft('two'));
  });

  it('is set aside again when another tab continued to write it', () => {
    localStorage.setItem(DRAFT_KEY, draft('one'));
    setDraftAside();
    localStorage.setItem(DRAFT_KEY, `${draft('one')} `);
    keepDraftAside();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();

    localStorage.setItem(DRAFT_KEY, draft('two'));
    keepDraftAside();
    expect(localStorage.getItem(DRAFT_KEY)).toBe(draft('two'));
  });

  it('is undefined when there is none', () => {
    setDraftAside();
    keepDraftAside();
    bringDraftBack();

    expect(localStorage.length).toBe(0);
  });
});
