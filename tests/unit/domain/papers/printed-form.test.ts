import { describe, expect, it } from 'vitest';
import { lackingMatter, printedRecitals, printedTexts } from '~/domain/papers/printed-form';
import { buildBlankWords, buildResolvedForm } from '../../../support/bond-form.ts';

const NAMES_ESTATE = 'In the estate of {matter.decedent}.';
const estate = buildBlankWords({ decedent: 'Mary Ann Smith' });
const noMatter = buildBlankWords({ decedent: '' });

describe('printedRecitals', () => {
  const form = buildResolvedForm({
    recitals: [NAMES_ESTATE],
    recitalsWithoutMatter: ['For {purpose}.'],
  });

  it('names the matter of the bond', () => {
    expect(printedRecitals(form, estate)).toEqual([NAMES_ESTATE]);
  });

  it('takes the earlier recitals for a bond without any matter', () => {
    expect(printedRecitals(form, noMatter)).toEqual(['For {purpose}.']);
  });

  it('keeps the recitals of a form that has no earlier ones', () => {
    expect(printedRecitals(buildResolvedForm(), noMatter)).toEqual([
      'The principal is {capacity}.',
    ]);
  });
});

describe('printedTexts', () => {
  it('prints a text with needs only if the bond has all of them', () => {
    const texts = [
      'Always.',
      { text: 'Case {matter.caseNumber}.', needs: ['caseNumber', 'caption'] },
    ];

    expect(printedTexts(texts, estate)).toEqual(['Always.']);
    expect(printedTexts(texts, buildBlankWords({ caseNumber: '7' }))).toHaveLength(2);
    expect(printedTexts(texts, buildBlankWords({ caseNumber: '7' }, { caption: '' }))).toEqual([
      'Always.',
    ]);
  });
});

describe('lackingMatter', () => {
  it('is empty for a bond that has what its text names', () => {
    expect(lackingMatter(buildResolvedForm({ recitals: [NAMES_ESTATE] }), estate)).toEqual([]);
  });

  it.each([
    ['title', { title: 'Bond for {matter.court}' }],
    ['opening', { opening: 'In {matter.court}.' }],
    ['payee', { payee: 'the judge of {matter.court}' }],
    ['recital', { recitals: ['In {matter.court}.'] }],
    ['condition', { condition: 'To obey {matter.court}.' }],
    ['provision', { provisions: ['Filed in {matter.court}.'] }],
    ['attestation', { attestationText: 'Approved by {matter.court}.' }],
    ['end', { term: { fixed: 'Until {expiryDate} in {matter.court}.', continuous: 'On.' } }],
    [
      'front page',
      { frontPage: { title: 'Front', rows: [{ label: 'Court', text: '{matter.court}' }] } },
    ],
  ])('names a field that the %s needs', (_, changes) => {
    expect(lackingMatter(buildResolvedForm(changes), estate)).toEqual(['court']);
  });

  it('reads the end that the bond prints', () => {
    const term = { fixed: 'To {expiryDate}.', continuous: 'Until {matter.court} says.' };
    const continuous = buildBlankWords({ decedent: 'A' }, { expiryDate: '' });

    expect(lackingMatter(buildResolvedForm({ term }), estate)).toEqual([]);
    expect(lackingMatter(buildResolvedForm({ term }), continuous)).toEqual(['court']);
  });

  it('names caption and purpose, each field once', () => {
    const form = buildResolvedForm({ recitals: ['{caption} for {purpose}.', 'Again {caption}.'] });
    const words = buildBlankWords({}, { caption: '', purpose: '' });

    expect(lackingMatter(form, words)).toEqual(['caption', 'purpose']);
  });

  it('ignores a text whose needs the bond does not meet', () => {
    const recitals = [{ text: 'Case {matter.caseNumber}.', needs: ['caseNumber'] }];

    expect(lackingMatter(buildResolvedForm({ recitals }), estate)).toEqual([]);
  });
});
