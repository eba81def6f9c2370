import { describe, expect, it } from 'vitest';
import { bondPage } from '~/domain/papers/bond-page';
import type { ResolvedForm } from '~/domain/papers/bond-form';
import { buildBlankWords, buildResolvedForm } from '../../../support/bond-form';
import { buildIssuedBond } from '../../../support/issued-bond';

const surety = {
  name: 'Saltmarsh Surety Company',
  opening: '{principal} is bound to {payee}.',
  companion: { bond: 'Two bonds have the number {bondNumber}.' },
};

function pageOf(
  changes: { bond?: object; form?: Partial<ResolvedForm>; words?: object; matter?: object } = {},
) {
  const words = buildBlankWords(
    { ...changes.matter },
    { stateInFull: 'State of Texas', ...changes.words },
  );

  return bondPage(buildIssuedBond(changes.bond), buildResolvedForm(changes.form), {
    words,
    surety,
  });
}

const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');

describe('bondPage', () => {
  it('has the heading, the sum, and the paragraphs in the order of the paper', () => {
    const page = pageOf();

    expect(page.title).toBe('Public Bond');
    expect(page.about).toBe('Executor Bond  ·  State of Texas');
    expect(page.penalSum).toBe('<penalSum>');
    expect(page.paragraphs.map(textOf)).toEqual([
      '<principal> is bound to <payee>.',
      'The principal is <capacity>.',
      'The condition is this.',
      'Ends on <expiryDate>.',
    ]);
    expect(page.provisions.map(textOf)).toEqual(['The sum is a limit.']);
    expect(page.frontPage).toBeUndefined();
  });

  it('lists the parties, the matter and the days', () => {
    const page = pageOf({ words: { caption: '' } });

    expect(page.facts).toEqual([
      ['Principal', 'Marisol Okafor'],
      ['Obligee', '<payee>'],
      ['Filed with', 'Probate Court of Charleston County'],
      ['In the matter of', '<purpose>'],
      ['Surety', 'Saltmarsh Surety Company'],
      ['Surety address', '<suretyAddress>'],
      ['Effective date', '<effectiveDate>'],
      ['Expiry date', '<expiryDate>'],
    ]);
  });

  it('names the companion that comes with the bond, and that each is an obligation of its own', () => {
    const page = pageOf({ matter: { companion: 'payment-bond' } });

    expect(page.facts).toContainEqual([
      'Given with',
      'Payment bond of the same number and penal sum',
    ]);
    expect(page.provisions.map(textOf)).toEqual([
      'The sum is a limit.',
      'Two bonds have the number <bondNumber>.',
    ]);
  });

  it('names several principals, their capacity and the case', () => {
    const { about, facts } = pageOf({
      bond: {
        principal: 'A and B',
        principals: ['A', 'B'],
        capacity: 'executor',
        obligee: 'State of Texas',
      },
      matter: { caseNumber: '2026-1' },
      words: { payee: 'the State of Texas' },
    });

    expect(about).toBe('Bond of executor  ·  State of Texas');
    expect(facts.slice(0, 6)).toEqual([
      ['Principals', 'A and B'],
      ['Capacity', 'executor'],
      ['Obligee', 'The State of Texas'],
      ['In the matter of', '<caption>'],
      ['Case number', '2026-1'],
      ['Purpose', '<purpose>'],
    ]);
  });

  it('opens with the form, and goes on where the bond names no end', () => {
    const page = pageOf({ form: { opening: 'Be it known.' }, words: { expiryDate: '' } });

    expect(page.paragraphs.map(textOf)).toEqual([
      'Be it known.',
      'The principal is <capacity>.',
      'The condition is this.',
      'Goes on.',
    ]);
  });

  it('has the first page that the law wants, without rows whose facts are missing', () => {
    const frontPage = {
      title: 'Front page of a public bond',
      rows: [
        { label: 'Contractor', text: '{principal}' },
        { label: 'Architect', text: { text: '{matter.architect}', needs: ['architect'] } },
      ],
    };

    expect(pageOf({ form: { frontPage } }).frontPage).toEqual({
      title: 'Front page of a public bond',
      about: 'Front page  ·  Executor Bond  ·  State of Texas',
      facts: [['Contractor', '<principal>']],
    });
  });
});
