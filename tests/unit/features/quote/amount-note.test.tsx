// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dollars } from '~/domain/money';
import { loadRules } from '~/features/quote/rules-loader';
import { BondDetailsStep } from '~/features/quote/steps/BondDetailsStep';
import { $catalogue } from '~/features/quote/store';
import { TODAY, TYPED_BOND_DETAILS } from '../../domain/support/builders';
import { enter, field, render } from '../../ui/render';
import { buildQuoteBond, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const NOTE = 'Texas law sets $10,000. An underwriter must agree to $7,500.';

const type = (text: string) => act(async () => enter('amount', text));
const leave = () =>
  act(async () => field('amount').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const note = () => document.querySelector('[aria-live="polite"]')?.textContent;

function open(sections = {}): void {
  openWizard({ selection: NOTARY_IN_TEXAS, sections });
  $catalogue.set([
    buildQuoteBond({ stateRules: { TX: { required: true, amount: dollars(10_000) } } }),
  ]);
  render(<BondDetailsStep onContinue={() => undefined} />);
}

describe('the note under the amount', () => {
  beforeAll(async () => {
    vi.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`), toFake: ['Date'] });
    await loadRules();
  });

  it('names the amount of the law when the visitor leaves another one, and not before', async () => {
    open();
    await type('7500');
    expect(note()).toBe('');
    await leave();
    expect(note()).toBe(NOTE);
    await type('10000');

    expect(note()).toBe('');
  });

  it('is there when the visitor returns to another amount', () => {
    open({ bondDetails: { ...TYPED_BOND_DETAILS, amount: '$7,500' } });

    expect(note()).toBe(NOTE);
  });
});
