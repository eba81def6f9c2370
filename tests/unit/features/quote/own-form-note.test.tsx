// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { OwnFormNote } from '~/features/quote/steps/OwnFormNote';
import { render } from '../../ui/render';
import { buildQuoteBond } from './wizard-builder';

const OURS = 'We issue this bond on our own form.';

const wordsFor = (change: Parameters<typeof buildQuoteBond>[0]) => {
  render(<OwnFormNote bond={buildQuoteBond(change)} stateCode="SC" />);

  return document.body.textContent;
};

beforeEach(() => document.body.replaceChildren());

it('tells a contractor before the payment that the bond is on our form', () => {
  expect(wordsFor({ slug: 'bid-bond', category: 'contract' })).toContain(OURS);
});

it('says nothing about a bond whose office takes ours', () => {
  expect(wordsFor({ slug: 'notary', category: 'license' })).toBe('');
});
