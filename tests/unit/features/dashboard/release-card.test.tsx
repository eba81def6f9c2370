// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Bond } from '~/data/bonds/bonds';
import type { DeskCatalogue } from '~/features/dashboard/catalogue';
import { ReleaseCard } from '~/features/dashboard/ReleaseCard';
import { requestDraftOf } from '~/stores/bond-requests';
import { render } from '../../ui/render';

type Bonds = DeskCatalogue['bonds'];

const shown = (status: string, bondSlug = 'administrator', bonds: Bonds = {}) => {
  const bond = { id: 'b1', bondSlug, number: 'MSB-1', status, applicationId: 'a1' };
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

it('opens the form for a release, with the kind chosen', () => {
  shown('active');
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('Start the release');
  act(() => button?.click());

  expect(requestDraftOf('b1').get()).toMatchObject({ isOpen: true, kind: 'release' });
});

it.each([
  ['notary', 'license'],
  ['bid-bond', 'contract'],
  ['erisa-fidelity', 'fidelity'],
])('says only once how a bond ends whose content says it: %s', (slug, category) => {
  const bonds = { [slug]: { category, release: ['It ends by itself.'] } };
  const words = shown('active', slug, bonds as unknown as Bonds);

  expect(words).toMatch(/^When you need it no longerIt ends by itself\./);
  expect(words.split('It ends by itself.')).toHaveLength(2);
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
