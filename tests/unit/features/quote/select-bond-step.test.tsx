// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dollars, formatWholeMoney } from '~/domain/money';
import { $outlinePart, loadBondOutline } from '~/features/quote/bond-outline-loader';
import { SelectBondStep } from '~/features/quote/steps/SelectBondStep';
import { $catalogue, $hasErrors, selectBond } from '~/features/quote/store';
import { notaryPrice } from '../../../support/notary-price';
import { render } from '../../ui/render';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

let hasContinued: boolean;

const button = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
const errors = () =>
  [...document.querySelectorAll('[role=group] a')].map((link) => link.textContent);
const pressContinue = () => act(() => button()?.click());
const choose = (choice: Parameters<typeof selectBond>[0]) => act(() => selectBond(choice));
const open = ({ isStarting = false } = {}) =>
  render(
    <SelectBondStep
      catalogue={$catalogue.get()}
      isStarting={isStarting}
      onContinue={() => (hasContinued = true)}
    />,
  );

beforeEach(() => {
  openWizard();
  $outlinePart.set({});
  hasContinued = false;
});

describe('the first step', () => {
  it('shows missing values only after Continue is pressed', () => {
    open();
    expect(errors()).toEqual([]);

    pressContinue();

    expect(errors()).toEqual(['Please select a bond type', 'Please select a state']);
    expect($hasErrors.get()).toBe(true);
    expect(hasContinued).toBe(false);
  });

  it('continues with a bond sold in the state', () => {
    openWizard({ selection: NOTARY_IN_TEXAS });
    open();
    pressContinue();

    expect(hasContinued).toBe(true);
  });

  it('refuses a state without the bond at once', () => {
    open();
    choose({ bondType: 'notary', stateCode: 'AK' });

    expect(document.body.textContent).toContain('Not Available');
    expect(button()?.disabled).toBe(true);

    choose({ stateCode: 'TX' });
    expect(document.body.textContent).not.toContain('Not Available');
    expect(button()?.disabled).toBe(false);
  });

  it('shows that the state does not require the bond, and continues anyway', async () => {
    await loadBondOutline();
    const stateRules = {
      SC: { required: false, note: 'South Carolina asks its notaries for no bond.' },
    };
    $catalogue.set([buildQuoteBond({ stateRules })]);
    open();
    choose({ bondType: 'notary', stateCode: 'SC' });

    expect(document.body.textContent).toContain('South Carolina does not require this bond');
    expect(document.body.textContent).toContain('South Carolina asks its notaries for no bond.');
    expect(button()?.disabled).toBe(false);
  });

  it("shows the bond with the rules of the state's law", async () => {
    $catalogue.set([
      buildQuoteBond({ stateRules: { TX: { amount: dollars(12_500), terms: [4] } } }),
    ]);
    await loadBondOutline();
    open();
    choose(NOTARY_IN_TEXAS);

    const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      '$12,500',
      '4 years',
      `${formatWholeMoney(notaryPrice(12_500).total)} for $12,500`,
      'None',
    ]);
  });

  it('shows the price for the amount of the link, and our example without one', async () => {
    const price = () => document.querySelectorAll('dd')[2]?.textContent;
    window.history.replaceState(null, '', '/quote?amount=20000');
    await loadBondOutline();
    open();
    choose(NOTARY_IN_TEXAS);
    expect(price()).toBe(`${formatWholeMoney(notaryPrice(20_000).total)} for $20,000`);

    window.history.replaceState(null, '', '/quote');
    choose({ stateCode: 'SC' });
    expect(price()).not.toContain('$20,000');
  });

  it('shows facts that load after the choice with the next one, because they would move the button', async () => {
    openWizard({ selection: NOTARY_IN_TEXAS });
    open();
    await act(() => loadBondOutline());
    expect(document.querySelectorAll('dd')).toHaveLength(0);

    choose({ stateCode: 'SC' });
    expect(document.querySelectorAll('dd')).not.toHaveLength(0);
    pressContinue();
    expect(hasContinued).toBe(true);
  });

  it('offers all fifty states and the bonds by category', () => {
    open();

    expect(document.querySelectorAll('#stateCode option')).toHaveLength(51);
    expect([...document.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
      'Court and fiduciary',
      'License and permit',
      'Contract',
      'Fidelity',
    ]);
  });
});
