import { describe, expect, it } from 'vitest';
import { toStateRow } from '~/domain/bonds/state-rows';
import type { StateCode } from '~/domain/us-states';
import { toFilingCards } from '~/features/states/filing-cards';
import {
  readBonds,
  readProductCategories,
  readStates,
} from '../../../tools/catalogue/read-content.ts';

const families = readProductCategories().map(({ data }) => data);
const states = readStates();
const bonds = readBonds();

function cardsOf(code: StateCode) {
  const state = states.find(({ data }) => data.code === code);
  if (!state) throw new Error(`No state ${code}`);

  return toFilingCards(
    families,
    state.data.filing,
    bonds.map((bond) => ({ bond, row: toStateRow(bond.data, code) })),
  );
}

const cardOf = (code: StateCode, category: string) =>
  cardsOf(code).find((card) => card.category === category);

describe.each(states.map(({ data }) => [data.code] as const))('filing cards of %s', (code) => {
  it('are one per family, each with a method, a filer and the refusals', () => {
    const cards = cardsOf(code);

    expect(cards.map(({ category }) => category)).toEqual([
      'court',
      'license',
      'contract',
      'fidelity',
    ]);
    expect(cards.filter(({ badge, how, whoFiles }) => !(badge && how && whoFiles))).toEqual([]);
    expect(cards.filter(({ refuses }) => !refuses).map(({ category }) => category)).toEqual([
      'fidelity',
    ]);
  });
});

describe('filing cards', () => {
  it("list the clerk's refusals when a rule is known", () => {
    expect(cardOf('CT', 'court')?.refuses).toContain('sent by e-filing');
  });

  it('ask to confirm when no rule is known', () => {
    expect(cardOf('SC', 'court')?.refuses).toMatch(/Check with the clerk/);
    expect(cardOf('SC', 'license')?.refuses).toMatch(/Check with the agency/);
  });

  it('name license bonds with another method than dealer bonds', () => {
    const others = cardOf('CA', 'license')?.others ?? [];

    expect(others.map(({ name }) => name)).toEqual([
      'Notary Bond',
      'Contractor License Bond',
      'BMC-84 Freight Broker Bond',
    ]);
    expect(others[1]?.words.join(' ')).toContain('We file the bond');
    expect(cardOf('SC', 'license')?.others[0]?.words).toEqual(['Not asked for here.']);
  });

  it("add the state's rule for a bond, unless its page shows it elsewhere", () => {
    expect(cardOf('SC', 'court')?.others).toEqual([
      {
        name: 'Executor Bond',
        words: [
          expect.stringContaining('If the will names you'),
          expect.stringContaining('less than $20,000'),
        ],
      },
      { name: 'Guardian Bond', words: [expect.stringContaining('your sworn estimate')] },
      {
        name: 'Appeal Bond',
        words: [
          expect.stringContaining('$25 million'),
          expect.stringContaining('$1 million'),
          expect.stringContaining('At most the judgment'),
        ],
      },
    ]);
    expect(cardOf('SC', 'license')?.others[1]).toEqual({
      name: 'Contractor License Bond',
      words: [expect.stringContaining('net worth'), expect.stringContaining('You send')],
    });
    expect(cardOf('TX', 'license')?.others[0]?.words).toEqual([
      expect.stringContaining('The surety signs your application, Form 2301'),
    ]);
  });

  it('show once a rule that two bonds share', () => {
    expect(cardOf('PA', 'contract')?.others).toEqual([
      {
        name: 'Performance Bond, Payment Bond',
        words: [expect.stringContaining('$10,000'), expect.stringContaining('$100,000')],
      },
    ]);
    expect(cardOf('NJ', 'contract')?.others).toEqual([
      {
        name: 'Performance Bond, Payment Bond',
        words: ['An agency of the State may waive the bonds of a contract of $200,000 or less.'],
      },
    ]);
  });

  it('show no filing for fidelity bonds', () => {
    expect(cardOf('TX', 'fidelity')).toMatchObject({
      badge: { label: 'Not filed', tone: 'neutral' },
      whoFiles: 'Nobody: you keep it',
      refuses: undefined,
    });
  });

  it('leave out a family without known rules', () => {
    expect(toFilingCards([{ category: 'court', title: 'Court' }], [], [])).toEqual([]);
  });
});
