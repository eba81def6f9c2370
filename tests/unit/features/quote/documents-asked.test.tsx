// @vitest-environment happy-dom
import type { WritableAtom } from 'nanostores';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DocumentsAsked } from '~/features/quote/documents/DocumentsAsked';
import { $selection } from '~/features/quote/store';
import type { Loaded } from '~/stores/desk-view';
import { matterAnswersView } from '~/stores/matter-answers';
import { render } from '../../ui/render';

const QUESTION = {
  bond: 'guardian-conservator',
  state: 'SC',
  answered: { answer: 'needs-help', note: 'Three bank statements.', at: '2026-11-24T15:00:00Z' },
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') });
  document.body.replaceChildren();
});

it('quotes what the underwriter asked for where the attorney adds it, for the bond of the answer only', () => {
  const $answers = matterAnswersView.at('m1') as WritableAtom<Loaded<unknown>>;
  $selection.set({ bondType: 'guardian-conservator', stateCode: 'SC' });
  render(<DocumentsAsked matterId="m1" />);
  expect(document.body.textContent).toBe('');

  act(() => $answers.set({ isLoading: false, value: [QUESTION] }));
  expect(document.body.textContent).toContain(
    'Add here what the answer on November 24, 2026 names',
  );
  expect(document.querySelector('blockquote')?.textContent).toBe('Three bank statements.');

  act(() => $selection.set({ bondType: 'trustee', stateCode: 'SC' }));
  expect(document.body.textContent).toBe('');
});
