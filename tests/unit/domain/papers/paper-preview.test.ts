import { describe, expect, it } from 'vitest';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { previewPaper } from '~/domain/papers/paper-preview';
import { buildBond, SECTIONS } from '../support/builders';

const rules = buildBond({
  matter: [
    matterFieldSchema.parse({ key: 'county', label: 'County', kind: 'county' }),
    matterFieldSchema.parse({ key: 'commissionStart', label: 'First day', kind: 'date' }),
    matterFieldSchema.parse({
      key: 'attorneyName',
      label: 'Attorney',
      kind: 'text',
      section: 'business',
    }),
  ],
  matterCaption: '{county}',
});

const bond = { ...rules, payees: {} };

describe('the preview of a paper', () => {
  it('has the facts of the first page, and none that the paper does not print', () => {
    const bondDetails = { ...SECTIONS.bondDetails, matter: { county: 'Travis County' } };
    const business = { ...SECTIONS.business, matter: { attorneyName: 'Ann Lee' } };

    expect(previewPaper(bond, 'TX', { ...SECTIONS, bondDetails, business })).toEqual({
      title: 'Notary Bond',
      caption: 'Travis County',
      lines: [
        { label: 'Principal', text: 'Ada Marsh' },
        { label: 'Obligee', text: 'Texas Secretary of State' },
        { label: 'Penal sum', text: '$10,000.00' },
        { label: 'In force from', text: 'December 1, 2026' },
        { label: 'County', text: 'Travis County' },
      ],
    });
  });

  it('names the companion that the application asks for', () => {
    const companion = matterFieldSchema.parse({
      key: 'companion',
      label: 'Does the owner also require a payment bond?',
      kind: 'choice',
      required: true,
      choices: [
        { value: 'payment-bond', label: 'Yes' },
        { value: 'none', label: 'No' },
      ],
    });
    const asking = { ...bond, matter: [companion] };
    const linesFor = (answer: string) => {
      const bondDetails = { ...SECTIONS.bondDetails, matter: { companion: answer } };

      return previewPaper(asking, 'TX', { ...SECTIONS, bondDetails }).lines.map(({ text }) => text);
    };

    expect(linesFor('payment-bond').at(-1)).toBe('Payment bond of the same number and penal sum');
    expect(linesFor('none')).not.toContain('none');
  });

  it.each([
    ['at-12-01', 'December 1, 2030'],
    ['last-day', 'November 30, 2030'],
  ] as const)('names the end of a first term that ends %s', (ending, text) => {
    const term = { endsOn: '2030-12-01', ending };

    expect(previewPaper(bond, 'TX', { ...SECTIONS, term }).lines).toContainEqual({
      label: 'Expiry date',
      text,
    });
  });

  it('names no end of a bond that runs until its release', () => {
    const term = { endsOn: '2030-12-01', ending: 'on-release' as const };
    const labels = previewPaper(bond, 'TX', { ...SECTIONS, term }).lines.map(({ label }) => label);

    expect(labels).not.toContain('Expiry date');
  });

  it('names the payee of the law as the obligee, and the office that takes the bond', () => {
    const texas = { ...bond, payees: { TX: 'the Governor of the State of Texas' } };

    expect(previewPaper(texas, 'TX', SECTIONS).lines).toContainEqual({
      label: 'Obligee',
      text: 'The Governor of the State of Texas',
    });
    expect(previewPaper(texas, 'TX', SECTIONS).lines).toContainEqual({
      label: 'Filed with',
      text: 'Texas Secretary of State',
    });
  });

  it('names the typed obligee inside the payee of the law', () => {
    const oregon = { ...bond, payees: { OR: '{obligee}, for the benefit of all' } };

    expect(previewPaper(oregon, 'OR', SECTIONS).lines).toContainEqual({
      label: 'Obligee',
      text: 'Texas Secretary of State, for the benefit of all',
    });
  });
});
