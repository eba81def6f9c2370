// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { AskTogether } from '~/features/contractor/AskTogether';
import { addDays, todayIn } from '~/domain/dates';
import { DESK, GRANT, PROJECT } from '../../../support/contractor-desk.ts';
import { enter, render } from '../../ui/render';

const today = todayIn('America/New_York', new Date());

const desk = {
  ...DESK,
  grants: [{ ...GRANT, effectiveOn: '2020-01-01', reviewOn: '2099-01-01' }],
  statements: [
    {
      id: 's',
      kind: 'fiscal',
      level: 'reviewed',
      asOf: addDays(today, -30),
      staleAfter: addDays(today, 300),
      currentAssets: 1,
      currentLiabilities: 1,
      netWorth: 1,
      revenue: 1,
      profit: 1,
      readAt: '2026-11-01T12:00:00Z',
    } as const,
  ],
  projects: ['C', 'B', 'A'].map((number) => ({ ...PROJECT, id: number, number })),
};

const status = () => document.querySelector('[role="status"]')?.textContent ?? '';

const tick = (number: string) =>
  act(() => document.querySelector<HTMLInputElement>(`#together-${number}`)?.click());

describe('three bids on one day', () => {
  it('are judged at the typed prices, each after those before it', () => {
    render(<AskTogether desk={desk} />);
    for (const number of ['A', 'B', 'C']) tick(number);
    expect(status().match(/Yes, inside your line/g)).toHaveLength(3);

    for (const number of ['A', 'B', 'C']) enter(`together-price-${number}`, '2,000,000');
    expect(status()).toContain('A: Yes');
    expect(status()).toContain('B: Yes');
    expect(status()).toContain('C: Not inside your line');
    expect(status()).toContain('above the free part of your line, $1,000,000');

    tick('A');
    expect(status()).not.toContain('A:');
    expect(status()).toContain('C: Yes');
  });

  it('show a price in full when its box is left', () => {
    render(<AskTogether desk={desk} />);
    tick('A');
    enter('together-price-A', '1.5m');
    const box = document.querySelector<HTMLInputElement>('#together-price-A');
    act(() => void box?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

    expect(box?.value).toBe('$1,500,000');
  });

  it('leaves a bid out while its price cannot be read', () => {
    render(<AskTogether desk={desk} />);
    tick('A');
    enter('together-price-A', 'two million');

    expect(status()).toBe('');
    expect(document.body.textContent).toContain('Enter an amount in dollars');
  });
});
