// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Bond } from '~/data/bonds/bonds';
import type { DeskCatalogue } from '~/features/dashboard/catalogue';
import { ReleaseCard } from '~/features/dashboard/ReleaseCard';
import { requestDraftOf } from '~/stores/bond-requests';
import { render } from '../../ui/render';

type Bonds = DeskCatalogue['bonds'];

const shown = (
  status: string,
  bondSlug = 'administrator',
  bonds: Bonds = {},
  facts: Partial<Bond> = {},
) => {
  const bond = { id: bondSlug, bondSlug, number: 'MSB-1', status, applicationId: 'a1', ...facts };
  const site = { name: 'Marshline', phone: '', email: 'help@example.com' };
  render(
    <ReleaseCard bond={bond as unknown as Bond} catalogue={{ bonds, states: {} }} site={site} />,
  );

  return document.body.textContent;
};

beforeEach(() => document.body.replaceChildren());

it('says how to end a bond that is in force', () => {
  expect(shown('active')).toContain('order of discharge');
});

it('opens the form for a release of a court bond, with the kind chosen', () => {
  shown('active');
  act(() => document.querySelector('button')?.click());

  expect(requestDraftOf('administrator').get()).toMatchObject({ isOpen: true, kind: 'release' });
});

it('lets the customer choose how a license bond ends, which can be cancelled too', () => {
  shown('active', 'auto-dealer');
  act(() => document.querySelector('button')?.click());

  expect(requestDraftOf('auto-dealer').get()).toMatchObject({ isOpen: true });
  expect(requestDraftOf('auto-dealer').get().kind).toBeUndefined();
});

it.each([
  ['cancelled', false, 'it covers nothing'],
  ['released', true, 'still covers what happened while it was in force'],
])('says what a bond that was %s on its first day covers', (_, isReleased, words) => {
  const firstDay = { effectiveDate: '2026-11-29', cancelledOn: '2026-11-29', isReleased };

  expect(shown('cancelled', 'administrator', {}, firstDay)).toContain(words);
});

it.each(['cancelled', 'expired'])(
  'says no more that a bond which is %s stays in force',
  (status) => {
    const words = shown(status);

    expect(words).toContain('still covers what happened while it was in force');
    expect(words).not.toContain('stays in force');
    expect(words).not.toContain('billed again');
  },
);
