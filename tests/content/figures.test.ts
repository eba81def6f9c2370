import { describe, expect, it } from 'vitest';
import type { Source } from '~/collections/schemas/figures';
import type { BondContent } from '~/collections/to-bond-rules';
import type { StateEntry } from '~/collections/with-requirements';
import { dollars, formatWholeMoney, type Cents } from '~/domain/money';
import { amountsOf, unitOf } from '~/domain/requirements/requirement';
import { readBonds, readStates } from '../tools/catalogue/read-content.ts';

const FIGURE = /\$[\d,]*\d(?: million)?|\d+(?:\.\d+)?%|\d+ days/g;

/** The amounts, percentages and numbers of days in a text. */
function figuresIn(text: string): string[] {
  return text.match(FIGURE) ?? [];
}

/** All free text on a bond's page. */
function sentencesOf({ data }: BondContent): string[] {
  return [
    data.situation,
    ...data.whoNeedsIt,
    ...data.howMuch,
    ...data.underwriting,
    ...data.claims,
    ...data.release,
    ...data.atHand,
    ...data.questions.flatMap(({ question, answer }) => [question, ...answer]),
  ];
}

/** Every figure in a bond's data that has a source. */
function sourcedFigures({ data, requirements }: BondContent): Set<string> {
  const states = Object.values(data.states);
  const amounts: (Cents | undefined)[] = [
    data.typicalAmount.min,
    data.typicalAmount.max,
    data.statutoryAmount?.amount,
    ...states.map(({ amount }) => amount),
  ];
  const texts = [
    data.defaultAmountLabel,
    data.averageCost,
    data.averageCostScope ?? '',
    data.typicalCost,
    ...states.flatMap(({ note = '', law = [] }) => [note, ...law.map(({ sentence }) => sentence)]),
  ];

  return new Set([
    ...amounts.flatMap((amount) => (amount === undefined ? [] : formatWholeMoney(amount))),
    ...texts.flatMap((text) => figuresIn(text.replaceAll(/(\d+)-(\d+%)/g, '$1% $2'))),
    ...data.figures.map(({ figure }) => figure),
    ...requirements.flatMap(amountsOf).map((amount) => formatWholeMoney(dollars(amount))),
    ...requirements
      .filter(({ fact }) => unitOf(fact) === 'percent')
      .map(({ value }) => `${value}%`),
    ...requirements
      .filter(({ fact }) => unitOf(fact) === 'days')
      .map(({ value }) => `${value} days`),
    ...requirements.flatMap(({ who = '', detail = '' }) => figuresIn(`${who} ${detail}`)),
  ]);
}

/** The sources of a state's entry, with those of its law. */
function sourcesOf({ sources, law = [] }: StateEntry): Source[] {
  return [...sources, ...law.map(({ source }) => source)];
}

describe.each(readBonds().map((bond) => [bond.id, bond] as const))('%s', (_, bond) => {
  const { data } = bond;

  it('uses only figures that its data contains', () => {
    const texts = [...sentencesOf(bond), data.description, data.howFiled, data.obligeeHint];
    const unsourced = texts
      .flatMap(figuresIn)
      .filter((figure) => !sourcedFigures(bond).has(figure));

    expect(unsourced).toEqual([]);
  });

  it('declares only figures that its text uses', () => {
    const text = sentencesOf(bond).join(' ');

    expect(data.figures.filter(({ figure }) => !text.includes(figure))).toEqual([]);
  });

  it('has a typical range that matches the amount on its card', () => {
    const label = figuresIn(data.defaultAmountLabel).filter((figure) => figure.startsWith('$'));
    const low = formatWholeMoney(data.typicalAmount.min);
    const high = formatWholeMoney(data.typicalAmount.max);

    expect([[], [low], [low, high], ['$10,000']]).toContainEqual(label);
  });

  it('uses only the amount that a state requires', () => {
    for (const [state, { amount, note }] of Object.entries(data.states)) {
      const named = figuresIn(note ?? '').filter((figure) => figure.startsWith('$'));
      if (amount === undefined || named.length !== 1 || !note?.includes(' has asked ')) continue;

      expect(named, state).toEqual([formatWholeMoney(amount)]);
    }
  });

  it('describes market prices as typical, never as our price', () => {
    expect(data.typicalCost).toMatch(/usually|often/);
    expect(data.typicalCost).not.toMatch(/\b(we|our|your price)\b/i);
  });

  it('gives each figure a source with a month and with a page or citation', () => {
    const figures = [
      data.amountSources,
      data.costSources,
      ...data.figures.map(({ sources }) => sources),
      ...Object.values(data.states).map(sourcesOf),
    ];

    for (const sources of figures) {
      expect(sources).not.toEqual([]);
      expect(sources.every(({ verified }) => /^20\d\d-\d\d$/.test(verified))).toBe(true);
    }
  });

  it('cites a source other than us for an amount that a state requires', () => {
    const own = Object.entries(data.states).filter(([, entry]) =>
      sourcesOf(entry).every(({ confidence }) => confidence === 'house'),
    );

    expect(own).toEqual([]);
  });
});

describe('states', () => {
  it('have a source for every figure', () => {
    for (const { id, data } of readStates()) {
      const loose = [data.processingNote ?? '', ...data.obligees.map(({ hint }) => hint ?? '')];

      expect(loose.flatMap(figuresIn), id).toEqual([]);
    }
  });
});
