import { describe, expect, it } from 'vitest';
import { toPaperText } from '~/collections/to-paper-text';
import { BOND_SLUGS, type BondSlug } from '~/domain/bonds/bond-types';
import { offeredCompanions } from '~/domain/bonds/companion';
import { suretySchema } from '~/collections/schemas/surety';
import type { BondPage } from '~/domain/papers/bond-page';
import { draftPage } from '~/domain/papers/draft-page';
import { gap, splitGaps } from '~/domain/papers/gaps';
import type { StateCode } from '~/domain/us-states';
import { readBondForms, readContent } from '../tools/catalogue/read-content';
import { bondText } from './clerk/clerk';
import { sampleBond } from './clerk/sample-bond';

const SURETY = readContent('surety.yaml', suretySchema);
const FORMS = readBondForms();

/** What the bond gets when it is issued, so that no preview has it. */
const LATER = 'Number, given when the bond is issued';

/** The preview of a page, text by text. */
function textsOf(page: BondPage): string[] {
  const pieces = [...page.paragraphs, ...page.provisions];
  const facts = [...(page.frontPage?.facts ?? []), ...page.facts];

  return [
    page.title,
    page.about,
    page.penalSumInWords,
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...pieces.map((piece) => piece.map(({ text }) => text).join('')),
  ];
}

/** Texts without the blanks that a line of the PDF ends with. */
const joined = (text: string) => text.replace(/\s+/g, '');

function previewOf(slug: BondSlug, state: StateCode, sections?: unknown): BondPage {
  const { draft, bond } = sampleBond(slug, state);
  const given = sections === undefined ? draft : { ...draft, sections };

  return draftPage(
    given,
    toPaperText([slug, ...offeredCompanions(draft.bond.matter)], FORMS, SURETY),
    bond.issuedOn,
  );
}

describe('the preview of a bond', () => {
  // Florida's contract bonds have a front page, and California names the address of the principal.
  it.each(
    BOND_SLUGS.flatMap((slug) => (['FL', 'CA'] as const).map((state) => [slug, state] as const)),
  )(
    'has the words of the paper: %s in %s',
    async (slug, state) => {
      const paper = joined(await bondText(slug, state));

      const { number } = sampleBond(slug, state).bond;

      for (const text of textsOf(previewOf(slug, state))) {
        expect(paper).toContain(joined(text.replaceAll(gap(LATER), number)));
      }
    },
    60_000,
  );

  it.each(BOND_SLUGS)('has no gap for a complete application: %s', (slug) => {
    const gaps = textsOf(previewOf(slug, 'FL'))
      .flatMap(splitGaps)
      .filter(({ isGap, text }) => isGap && text !== LATER);

    expect(gaps).toEqual([]);
  });

  it.each(BOND_SLUGS)('has gaps for an empty application: %s', (slug) => {
    const gaps = textsOf(previewOf(slug, 'FL', {})).flatMap(splitGaps);

    expect(gaps.filter(({ isGap }) => isGap).map(({ text }) => text)).toEqual(
      // The law of Florida names the payee of some bonds. Then the office is missing.
      expect.arrayContaining([
        expect.stringMatching(/^(Obligee|Office that takes the bond)$/),
        'Bond amount in words',
        'Effective date',
      ]),
    );
  });
});
