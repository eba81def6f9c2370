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
  it('are one for each family, each with a way and a filer, and what is refused where one files', () => {
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
  it('say what the clerk will refuse where a rule says so', () => {
    expect(cardOf('CT', 'court')?.refuses).toContain('TurboCourt');
  });

  it('say to confirm where no rule is known', () => {
    expect(cardOf('SC', 'court')?.refuses).toMatch(/confirm with the clerk/);
    expect(cardOf('SC', 'license')?.refuses).toMatch(/confirm with the agency/);
  });

  it('tell which license bonds go another way than those of dealers', () => {
    const others = cardOf('CA', 'license')?.others ?? [];

    expect(others.map(({ name }) => name)).toEqual([
      'Notary Bond',
      'Contractor License Bond',
      'BMC-84 Freight Broker Bond',
    ]);
    expect(others[1]?.words.join(' ')).toContain('We file the bond');
    expect(cardOf('SC', 'license')?.others[0]?.words).toEqual(['Not asked for here.']);
  });

  it('add what the state says of a bond, unless its page says that elsewhere', () => {
    expect(cardOf('SC', 'court')?.others).toEqual([
      { name: 'Appeal Bond', words: [expect.stringContaining('$1,000,000')] },
    ]);
    expect(cardOf('SC', 'license')?.others[1]).toEqual({
      name: 'Contractor License Bond',
      words: [expect.stringContaining('net worth'), expect.stringContaining('You send')],
    });
    expect(cardOf('TX', 'license')?.others[0]?.words).toEqual([
      'You file the bond with the Secretary of State before you act as a notary.',
    ]);
  });

  it('say once what goes for two bonds', () => {
    expect(cardOf('PA', 'contract')?.others).toEqual([
      { name: 'Performance Bond, Payment Bond', words: [expect.stringContaining('$5,000')] },
    ]);
    expect(cardOf('SC', 'contract')?.others).toEqual([]);
  });

  it('file nothing for fidelity bonds', () => {
    expect(cardOf('TX', 'fidelity')).toMatchObject({
      badge: { label: 'Not filed', tone: 'neutral' },
      whoFiles: 'Nobody: you keep it',
      refuses: undefined,
    });
  });

  it('leave out a family of which nothing is known', () => {
    expect(toFilingCards([{ category: 'court', title: 'Court' }], [], [])).toEqual([]);
  });
});
