// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { formatMoney } from '~/domain/money';
import { renewalSections } from '~/domain/quote/renewal-sections';
import { showNotice } from '~/features/quote/notices';
import { OpeningNotices } from '~/features/quote/OpeningNotices';
import { DetailsOrRenewal } from '~/features/quote/renewal/DetailsOrRenewal';
import { $somethingChanged } from '~/features/quote/renewal/renewal-change';
import { loadRules } from '~/features/quote/rules-loader';
import { $renews, $step } from '~/features/quote/store';
import { NOTARY_PRICE } from '../../../support/notary-price';
import { SECTIONS, TODAY } from '../../domain/support/builders';
import { render } from '../../ui/render';
import { RENEWS } from './renewal-server';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const OTHER_WAY = 'Apply for a New Bond Instead';

const text = () => document.body.textContent;
const buttons = () => [...document.querySelectorAll('button')];

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
  await loadRules();
});

beforeEach(() => {
  const { amount, obligee, startsOn } = RENEWS;
  const kept = { amount, obligee, expiryDate: startsOn, startsOn, answers: SECTIONS };
  openWizard({ selection: NOTARY_IN_TEXAS, sections: renewalSections(kept, TODAY) });
  $somethingChanged.set(false);
  $renews.set(RENEWS);
  $step.set('bond-details');
  showNotice('renewal');
  render(
    <>
      <OpeningNotices />
      <DetailsOrRenewal onContinue={() => undefined} />
    </>,
  );
});

it('shows the price and the payment first, and the quiet way to another bond after them', () => {
  expect(text().startsWith(`Nothing changed? Pay ${formatMoney(NOTARY_PRICE.total)}`)).toBe(true);
  expect(text()).not.toContain('This quote renews bond');

  const last = buttons().at(-1);
  expect(last?.textContent).toBe(OTHER_WAY);
  expect(last?.className).toContain('button-quiet');
});

it('names the bond above the steps once something changed', () => {
  const change = buttons().find((button) => button.textContent === 'Something Changed');
  act(() => change?.click());

  expect(text()).toMatch(/^This quote renews bond .+Filled in from the bond you renew/u);
  expect(buttons()[0]?.textContent).toBe(OTHER_WAY);
  expect(buttons()[0]?.className).toContain('button-quiet');
});
