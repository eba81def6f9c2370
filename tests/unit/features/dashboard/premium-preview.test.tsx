// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { BondSlug } from '~/domain/bonds/bond-types';
import type { RequestKind } from '~/domain/bond-requests/request-kinds';
import { PremiumPreview } from '~/features/dashboard/bond-requests/PremiumPreview';
import { dollars } from '~/domain/money';
import { render } from '../../ui/render';

const shown = (bondSlug: BondSlug, kind: RequestKind, dayProblem?: string) => {
  const bond = {
    bondSlug,
    stateCode: 'NC',
    principal: 'Ridge LLC',
    amount: dollars(28_000),
    effectiveDate: '2026-12-01',
  };
  render(
    <PremiumPreview
      kind={kind}
      change={undefined}
      dayProblem={dayProblem}
      bond={bond as never}
      terms={[]}
      today="2026-12-02"
    />,
  );

  return document.body.textContent;
};

const shownForAmount = (amount: number) => {
  render(
    <PremiumPreview
      kind="amount-change"
      change={{ kind: 'amount-change', amount: dollars(amount) }}
      bond={{ bondSlug: 'notary', amount: dollars(10_000), effectiveDate: '2026-01-01' } as never}
      terms={[{ from: '2026-01-01', to: '2027-01-01', premium: dollars(150) }]}
      today="2026-07-02"
    />,
  );

  return document.body.textContent;
};

describe('the premium of a request', () => {
  beforeEach(() => document.body.replaceChildren());

  it('of a bid bond is earned, so nothing is refunded when the bid ends', () => {
    expect(shown('bid-bond', 'release')).toContain('Nothing is refunded when the bid ends.');
  });

  it('of a performance bond follows the contract', () => {
    expect(shown('performance-bond', 'release')).toContain('is settled at the end');
  });

  it('of a bond that runs until its release comes from the underwriter', () => {
    expect(shown('administrator', 'release')).toContain(
      'The underwriter works it out and emails you the figure.',
    );
  });

  it('waits for a day that is late enough, and says which', () => {
    const late = 'The first possible end is December 28, 2026. Enter that day or later';

    expect(shown('notary', 'cancellation', late)).toContain(late);
  });

  it('of a higher amount says how it is computed, and when it is final', () => {
    const words = shownForAmount(20_000);

    expect(words).toMatch(/\$7\d\.\d\d/);
    expect(words).toContain('your bond’s rate on the increase for the rest of the term');
    expect(words).toContain(
      'Once the underwriter approves the change, we email you the final figure. You pay nothing before then.',
    );
  });

  it('of a lower amount is nothing, without a refund or a later figure', () => {
    const words = shownForAmount(5_000);

    expect(words).toContain('A lower amount costs nothing and brings no refund');
    expect(words).not.toContain('final figure');
  });
});
