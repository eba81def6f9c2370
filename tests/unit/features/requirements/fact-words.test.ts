import { describe, expect, it } from 'vitest';
import { factSentence, factStart, factValue } from '~/features/requirements/fact-words';

describe('the words of a fact', () => {
  it.each([
    [{ value: 25_000 }, '$25,000'],
    [{ value: 2_500, upTo: 100_000 }, '$2,500 to $100,000'],
    [{ value: true }, 'Yes'],
    [{ value: false }, 'No'],
    [{ value: 'unknown' as const }, 'Unknown'],
    [{ value: 'discretion' as const }, 'No fixed rule'],
    [{ fact: 'formula' as const, value: 125 }, '125%'],
    [{ fact: 'formula' as const, value: 100, upTo: 200 }, '100% to 200%'],
    [{ fact: 'court' as const, value: 'Probate Court' }, 'Probate Court'],
    [{ fact: 'filer' as const, value: 'either' }, 'You or our agent'],
    [{ fact: 'deadline' as const, value: 30 }, '30 days'],
    [{ fact: 'term' as const, value: 6, upTo: 7 }, '6 to 7 years'],
  ])('give its value: %o', (fact, words) => {
    expect(factValue({ fact: 'amount', ...fact })).toBe(words);
  });

  it.each([
    [{}, '$25,000.'],
    [{ who: 'recyclers' }, 'Recyclers: $25,000.'],
    [{ fact: 'deadline' as const, value: 30 }, 'Days: 30 days.'],
    [{ fact: 'required' as const, value: false }, 'No bond is required.'],
    [{ fact: 'required' as const, value: true }, 'A bond is required.'],
    [{ fact: 'required' as const, value: true, who: 'recyclers' }, 'Required, recyclers: Yes.'],
    [{ detail: 'The judge decides.' }, 'The judge decides.'],
    [
      { who: 'motorcycle dealers', detail: 'A seller says $5,000.' },
      'Motorcycle dealers: A seller says $5,000.',
    ],
    [
      { who: 'wholesale dealers', detail: 'Wholesale dealers need $25,000.' },
      'Wholesale dealers need $25,000.',
    ],
    [
      { who: 'bonds with individuals as sureties', detail: 'Double it when individuals sign.' },
      'Double it when individuals sign.',
    ],
    [
      { who: 'bonds without a surety company', detail: 'The bond is double.' },
      'Bonds without a surety company: The bond is double.',
    ],
    [
      { fact: 'deadline' as const, who: 'before collection can start', detail: 'Wait 15 days.' },
      'Wait 15 days.',
    ],
    [{ source: { confidence: 'seller' } }, '$25,000. (A private site says so.)'],
  ])('tell it in a sentence: %o', (fact, words) => {
    const plain = { fact: 'amount' as const, value: 25_000, source: { confidence: 'primary' } };

    expect(factSentence({ ...plain, ...fact })).toBe(words);
  });

  it.each([
    [{ effective: '2023-09-01', superseded: 25_000 }, 'since September 1, 2023, $25,000 before'],
    [{ effective: '2023-09-01' }, 'since September 1, 2023'],
    [{ effective: 'unknown', superseded: 20_000 }, '$20,000 before'],
    [{ effective: 'unknown' }, undefined],
  ])('say since when: %o', (fact, words) => {
    expect(factStart(fact)).toBe(words);
  });
});
