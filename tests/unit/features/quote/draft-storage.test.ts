// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  hasDraft,
  loadDraft,
  markOf,
  removeDraft,
  storeDraft,
} from '~/features/quote/draft-storage';
import { loadRules } from '~/features/quote/rules-loader';
import { deviceStorage } from '~/platform/browser-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { TYPED_SECTIONS } from '../../domain/support/builders';
import { buildDraft } from './wizard-builder';

const NOW = new Date('2026-11-20T16:00:00Z');
const rules = await loadRules();

beforeEach(() => localStorage.clear());

describe("this browser's draft", () => {
  it('is read back as written, without the secrets', () => {
    const draft = buildDraft({ sections: TYPED_SECTIONS });

    expect(storeDraft(deviceStorage, rules, draft, undefined)).toEqual({
      ok: true,
      value: markOf(draft),
    });

    const read = loadDraft(deviceStorage, rules, NOW);
    const { ssn: _ssn, dateOfBirth: _birth, ...applicant } = TYPED_SECTIONS.applicant;
    expect(read).toMatchObject({ ok: true, value: { sections: { applicant } } });
    for (const secret of [TYPED_SECTIONS.applicant.ssn, TYPED_SECTIONS.business.ein]) {
      expect(localStorage.getItem(DRAFT_KEY)).not.toContain(secret);
    }
  });

  it('is replaced by the tab that last wrote or read it', () => {
    const first = buildDraft({ revision: 1 });
    storeDraft(deviceStorage, rules, first, undefined);

    const second = buildDraft({ revision: 2 });
    expect(storeDraft(deviceStorage, rules, second, markOf(first)).ok).toBe(true);
  });

  it('is not overwritten by a tab that has not read it', () => {
    storeDraft(deviceStorage, rules, buildDraft({ revision: 2 }), undefined);

    const stale = storeDraft(deviceStorage, rules, buildDraft({ revision: 2 }), {
      quoteId: buildDraft().quoteId,
      revision: 1,
    });

    expect(stale).toEqual({ ok: false, code: 'other-tab' });
  });

  it('is not restored after another tab submitted or cleared it', () => {
    const draft = buildDraft({ revision: 2 });

    expect(storeDraft(deviceStorage, rules, draft, markOf(draft))).toEqual({
      ok: false,
      code: 'other-tab',
    });
    expect(hasDraft(deviceStorage)).toBe(false);
  });

  it('is replaced when it is unreadable', () => {
    localStorage.setItem(DRAFT_KEY, '{ broken');

    expect(storeDraft(deviceStorage, rules, buildDraft(), undefined).ok).toBe(true);
  });

  it('reports when the browser refuses', () => {
    const full = { ...deviceStorage, write: () => false };

    expect(storeDraft(full, rules, buildDraft(), undefined)).toEqual({
      ok: false,
      code: 'refused',
    });
  });

  it('is gone after its removal', () => {
    storeDraft(deviceStorage, rules, buildDraft(), undefined);
    expect(hasDraft(deviceStorage)).toBe(true);

    removeDraft(deviceStorage);

    expect(hasDraft(deviceStorage)).toBe(false);
    expect(loadDraft(deviceStorage, rules, NOW)).toEqual({ ok: false, code: 'none' });
  });
});
