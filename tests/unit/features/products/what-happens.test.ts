import { describe, expect, it } from 'vitest';
import { whatHappens } from '~/features/products/what-happens';
import { readBonds } from '../../../tools/catalogue/read-content.ts';

const stepsOf = (slug: string) => {
  const bond = readBonds().find(({ id }) => id === slug);
  if (!bond) throw new Error(`No bond ${slug}`);

  return whatHappens(bond);
};

describe('whatHappens', () => {
  it('names the time of the decision and who files', () => {
    expect(stepsOf('executor-personal-representative').map(({ title }) => title)).toEqual([
      'You apply',
      'We decide and issue: 1-2 Days',
      'You receive the bond',
      'You file the bond',
    ]);
  });

  it('takes the decision of a fidelity bond, which has no processing time, from its limits', () => {
    expect(stepsOf('erisa-fidelity')[1]?.title).toBe('We decide: Instant up to $500,000');
  });

  it('says in the title that the time does not hold in every state, where a form of a state delays the bond', () => {
    expect(stepsOf('auto-dealer')[1]?.title).toBe('We decide and issue: Instant in most states');
  });

  it('names the states where a form of the state delays an instant bond', () => {
    const later = 'an underwriter first fills in the state’s own form';

    expect(stepsOf('auto-dealer')[1]?.paragraphs.join(' ')).toMatch(
      new RegExp(`Not instant in .*Florida.*: ${later}`),
    );
    expect(stepsOf('executor-personal-representative')[1]?.paragraphs.join(' ')).not.toContain(
      later,
    );
  });

  it('asks for documents only if the bond needs some', () => {
    const firstOf = (slug: string) => stepsOf(slug)[0]?.paragraphs.join();

    expect(firstOf('executor-personal-representative')).toContain('upload the documents');
    expect(firstOf('notary')).not.toContain('upload');
  });
});
