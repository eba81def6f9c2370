// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { BondToPay } from '~/features/quote/pay/BondToPay';
import { render } from '../../../ui/render';

const open = (termYears: number | undefined) => {
  render(
    <BondToPay
      payment={{
        ...{ sender: 'Ward & Hale', purpose: 'Executor Bond', stateCode: 'SC', termYears },
        ...{ payerName: 'Mary Smith', principal: 'Mary Ann Smith', obligee: 'Probate Court' },
        penalSum: 8_500_000,
        price: { premium: 127_500, fees: 7_500, taxes: 10_200, total: 145_200 },
      }}
    />,
  );

  return document.body.textContent;
};

describe('the price that a client is asked to pay', () => {
  it('says how long it pays for, and that the next premium follows', () => {
    expect(open(1)).toContain(
      'The price pays for 1 year. A new premium is due each year until the bond is released.',
    );
    expect(open(2)).toContain('due every 2 years');
  });

  it('says nothing of a term that an older answer leaves out', () => {
    expect(open(undefined)).not.toContain('pays for');
  });
});
