import { describe, expect, it } from 'vitest';
import { toBondRules } from '~/collections/to-bond-rules';
import type { BondRules } from '~/domain/bonds/bond-rules';
import { businessDay } from '~/domain/business-day';
import { dollars, type Cents } from '~/domain/money';
import { findExamplePrice } from '~/domain/quote/example-price-words';
import { priceMark } from '~/domain/quote/shown-price';
import { planOf } from '~/domain/quote/pricing';
import { priceRuleSentence } from '~/domain/rates/price-rule-words';
import type { ItemizedPrice } from '~/domain/rates/price-with-plan';
import { estimatePrice } from '~/features/quote/estimate-price';
import {
  attributeOf,
  parsePage,
  readBuiltPages,
  textOf,
  type BuiltPage,
} from '../support/built-html.ts';
import { SERVED_STATES } from '../support/routes.ts';
import {
  dollarsIn,
  islandPrices,
  markedPrices,
  unmarkedPrices,
  type ShownPrice,
} from '../support/shown-prices.ts';
import { readBonds } from '../tools/catalogue/read-content.ts';

const pages = await readBuiltPages();
const bonds = new Map<string, BondRules>(readBonds().map((bond) => [bond.id, toBondRules(bond)]));
const on = businessDay(new Date());
const shown = pages.flatMap(markedPrices);

function bondAt(slug: string): BondRules {
  const bond = bonds.get(slug);
  if (!bond) throw new Error(`No bond ${slug}`);

  return bond;
}

/** The states of a price: its own, or those where the plan for all states applies. */
function statesOf({ bondType, stateCode }: Pick<ShownPrice['mark'], 'bondType' | 'stateCode'>) {
  const bond = bondAt(bondType);
  if (stateCode !== undefined) return [stateCode];
  const { id } = planOf(bond, { stateCode, on });

  return bond.supportedStates.filter((state) => planOf(bond, { stateCode: state, on }).id === id);
}

/** The wizard's prices for the answers of a shown price. Undefined in a state that refuses the amount. */
function wizardPrices({ bondType, amount, creditCheck, termYears, ...mark }: ShownPrice['mark']) {
  return statesOf({ bondType, stateCode: mark.stateCode }).map((state) =>
    estimatePrice(bondAt(bondType), state, { amount, creditCheck, termYears }, on),
  );
}

/** The shown figure of a price in cents. A rate becomes the premium at that rate. */
function figureOf({ text, mark }: ShownPrice): Cents {
  if (mark.part !== 'rate') return Math.round(dollarsIn(text) * 100);

  return Math.round((mark.amount * Number(/[\d.]+/.exec(text)?.[0])) / 100);
}

function partOf(price: ItemizedPrice, { part }: ShownPrice['mark']): Cents {
  if (part === 'rate') return price.premium;

  return part === 'sum' ? price.total : price[part];
}

/** A premium is rounded to the dollar, and a rate to two decimals. */
function toleranceOf({ text, mark }: ShownPrice): Cents {
  if (mark.part !== 'rate') return 0;

  return text.startsWith('about') ? mark.amount * 0.00005 + 50 : 50;
}

/** The problem of a shown price, or undefined when the wizard asks exactly for it. */
function problemOf(price: ShownPrice): string | undefined {
  const { path, text, mark } = price;
  const figure = figureOf(price);
  const asked = wizardPrices(mark).flatMap((one) => one ?? []);
  const place = `${path}: ${text} for ${mark.bondType} of ${mark.amount / 100} in ${mark.stateCode ?? 'any state'}`;
  if (asked.length === 0) return `${place}: the wizard does not sell it`;

  const other = asked.find((one) => !(Math.abs(partOf(one, mark) - figure) <= toleranceOf(price)));

  return other && `${place}: the wizard asks for ${partOf(other, mark) / 100}`;
}

const pageAt = (path: string): BuiltPage => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not built`);

  return page;
};

describe('every price of ours on the site', () => {
  it('is the price that the wizard asks for the same bond, state, amount, term and credit check', () => {
    expect(shown.map(problemOf).filter((problem) => problem !== undefined)).toEqual([]);
    expect(shown.length).toBeGreaterThan(200);
  });

  it('is marked, so that this test compares it', () => {
    expect(pages.flatMap(unmarkedPrices)).toEqual([]);
  });

  it.each([
    '/',
    '/get-a-bond',
    '/products',
    '/support',
    ...[...bonds.keys()].map((slug) => `/products/${slug}`),
    ...SERVED_STATES.map((state) => `/states/${state.toLowerCase()}`),
    '/resources/bond-pricing-explained',
    '/resources/court-bond-cost-by-state',
  ])('is on %s', (path) => {
    expect(markedPrices(pageAt(path)).length).toBeGreaterThan(0);
  });

  it('is explained by the rule of its plan', () => {
    const rules = pages.flatMap(({ elements }) =>
      elements.filter((one) => attributeOf(one, 'data-our-price-rule') !== undefined),
    );

    for (const rule of rules) {
      const bond = bondAt(attributeOf(rule, 'data-our-price-rule') ?? '');
      const plan = planOf(bond, { stateCode: undefined, on });

      expect(textOf(rule).trim()).toBe(priceRuleSentence(plan));
    }
    expect(rules.length).toBeGreaterThan(14);
  });
});

describe.each(['/get-a-bond', '/quote'])('the prices that %s gives to the browser', (path) => {
  it('are those of the wizard in every state of every bond', () => {
    const priced = islandPrices(pageAt(path));

    for (const { slug, prices } of priced) {
      const bond = bondAt(slug);
      for (const state of bond.supportedStates) {
        const { amount, total } = findExamplePrice(prices, state);

        expect([slug, state, estimatePrice(bond, state, { amount }, on)?.total]).toEqual([
          slug,
          state,
          total,
        ]);
      }
    }
    expect(priced).toHaveLength(bonds.size);
  });
});

describe('a price without a mark', () => {
  const MARK = priceMark({ bondType: 'notary' }, dollars(10_000));
  const marked = `<span data-our-price='${MARK}'>$999</span>`;

  it.each([
    ['beside our price', `<p>Our price is $123 a year.</p>`],
    ['in the next cell', `<tr><th>Our price</th><td>$123</td></tr>`],
    ['beside our name', `<p>Marshline charges about $123.</p>`],
    ['beside a marked one', `<p>We charge ${marked} and $45 for the paper.</p>`],
    ['that repeats a marked one', `<p>${marked}</p><p>Pay $999.00 now.</p>`],
  ])('is found %s', (_, html) => {
    expect(unmarkedPrices(parsePage('/example', html))).toHaveLength(1);
  });

  it.each([
    ['what others charge', `<p>Our price: ${marked}. Typical market price: $100-500</p>`],
    ['the amount of the bond', `<p>Our price: ${marked} for $10,000</p>`],
  ])('is none that is %s', (_, html) => {
    expect(unmarkedPrices(parsePage('/example', html))).toEqual([]);
  });
});
