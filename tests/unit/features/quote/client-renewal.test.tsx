// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renewalSections } from '~/domain/quote/renewal-sections';
import { DetailsOrRenewal } from '~/features/quote/renewal/DetailsOrRenewal';
import { loadRules } from '~/features/quote/rules-loader';
import { $renews, $step } from '~/features/quote/store';
import { SECTIONS, TODAY } from '../../domain/support/builders';
import { render } from '../../ui/render';
import { RENEWS } from './renewal-server';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => {
  const { amount, obligee, startsOn } = RENEWS;
  const kept = { amount, obligee, expiryDate: startsOn, startsOn, answers: SECTIONS };
  openWizard({ selection: NOTARY_IN_TEXAS, sections: renewalSections(kept, TODAY) });
  $step.set('bond-details');
});

const open = () => {
  render(<DetailsOrRenewal onContinue={() => undefined} />);

  return document.body.textContent;
};

it('names the client when a law firm renews the bond, in place of "you"', () => {
  $renews.set({ ...RENEWS, isForClient: true });
  const text = open();

  expect(text).toContain('Confirm the identity of Ada Marsh');
  expect(text).toContain('In these questions, “you” is your client.');
  expect(text).toContain('Choose this only with your client’s permission');
  expect(text).toContain('You accept them for your client.');
  expect(text).not.toContain('who you are');
});

it('speaks to the principal who renews the own bond', () => {
  $renews.set(RENEWS);
  const text = open();

  expect(text).toContain('Confirm who you are');
  expect(text).not.toContain('client');
});
