import { describe, expect, it } from 'vitest';
import { checkFigures } from '../../../tools/check-content/check-figures.ts';
import { FIELDS, guideWith, siteWith, told } from './example-guide.ts';
describe('a figure', () => {
  const loose = (body: string, fields?: string) =>
    told(checkFigures(guideWith(`It costs $85.\n\n${body}`, fields ? { fields } : {}), siteWith()));
  const ROW = '/requirements/notary#notary-sc-amount';

  it.each([
    ['that the linked row says', `It takes [30 days](${ROW}) and $10,000.`],
    ['in a cell beside the link', `| State | Bond |\n| --- | --- |\n| [SC](${ROW}) | $10,000 |`],
    ['in letters', `You have [thirty days](${ROW}).`],
    ['in millions', 'At most [$25 million](/requirements/notary#notary-ga-amount).'],
    [
      'beside a link to a whole page',
      `It takes [30 days](${ROW}). See [the law](/requirements/notary).`,
    ],
    ['of a worked example', '<WorkedExample>\n\nYou hold $123,456.\n\n</WorkedExample>'],
    ['that <OurPrice> prices', 'For $20,000 it is <OurPrice bond="notary" amount="20000" />.'],
    ['of a seller, carried by its source', 'Jet asks $85.'],
    ['of the business day that we promise', 'We answer in two business days.'],
  ])('%s has a home', (_, body) => {
    expect(loose(body)).toEqual([]);
  });

  it('of an example is declared at the top', () => {
    const fields = `${FIELDS}\nexamples: ['$77', 'two years']`;

    expect(loose('The order says $77. She waited two years.', fields)).toEqual([]);
  });

  it.each([
    ['an amount', 'The law says $10,000.', '$10,000'],
    ['a number of days', 'You have 30 days.', '30 days'],
    ['a number of months', 'Send it within 18 months.', '18 months'],
    ['a number of years in letters', 'It runs four years.', 'four years'],
    ['a percentage', 'The bond is 125% of it.', '125%'],
  ])('of the law leads to no row: %s', (_, body, figure) => {
    expect(loose(body)).toEqual([expect.stringContaining(`${figure} leads to no row`)]);
  });

  it('is reported once, at its first line, with the rows that say it', () => {
    expect(loose('The law asks\n$10,000 here.\n\nOr $10,000 there.')).toEqual([
      "4: $10,000 leads to no row of content/requirements. Link a figure of law to its row (/requirements/notary#notary-sc-amount). List a seller's price under the seller, as in carries: ['$10,000'], and a figure of an example under examples: ['$10,000']. Let <OurPrice> write our price",
    ]);
  });

  it.each([
    ['names a law', 'The statute asks $85.'],
    ['names a code', 'By Cal. Gov. Code 8212 it is $85.'],
    ['names an act', 'The Miller Act stops at $85.'],
    ['cites a section', 'It is $85 (29 U.S.C. 1112).'],
    ['cites in capitals', 'SCPA 801 asks\n$85.'],
    ['links to a row', `Jet asks $85, the state [$10,000](${ROW}).`],
    ['links to a page of rows', 'It is $85, see [the rows](/requirements/notary).'],
    [
      'names a law on its line of a table',
      '| State | Law | Bond |\n| - | - | - |\n| SC | Code | $85 |',
    ],
  ])('that a seller carries has no home in a sentence that %s', (_, body) => {
    expect(loose(body)).toEqual([
      expect.stringContaining(
        '$85 is listed under a seller, but its sentence names a law or links to a row.',
      ),
    ]);
  });

  it.each([
    ['is in the next sentence', 'The law asks for a bond. Jet asks $85.'],
    ['is in the sentence before', `Jet asks $85. The state asks [$10,000](${ROW}).`],
    ['is a firm, or a relative', "A law firm paid $85 for a sister-in-law's bond."],
    [
      'is on another line of the table',
      '| Seller | Price |\n| - | - |\n| The law | no |\n| Jet | $85 |',
    ],
  ])('that a seller carries has its home there if the law %s', (_, body) => {
    expect(loose(body)).toEqual([]);
  });

  it.each([
    ['says only that it is due', 'You need $85.'],
    ['is a bare rule', 'The bond is $85 in Ohio.'],
    ['follows a price, but names a duty', 'Jet asks $85. You must bring a bond of $85.'],
    ['is a line of a table of no prices', '| Bond | Amount |\n| - | - |\n| Bid | $85 of the bid |'],
  ])('that a seller carries has no home in a sentence that %s', (_, body) => {
    expect(loose(body)).toEqual([
      expect.stringContaining(
        '$85 is listed under a seller, but nothing beside it speaks of a price or names the seller.',
      ),
    ]);
  });

  it.each([
    ['names the seller', 'With Jet it is $85.'],
    ['continues a price', 'Prices start low. A larger bond takes $85.'],
    ['stands below a head that speaks of prices', '| State | Price |\n| - | - |\n| Ohio | $85 |'],
    [
      'stands below a caption that speaks of prices',
      '<FigureTable caption="What it costs">\n\n| State | Year |\n| - | - |\n| Ohio | $85 |\n\n</FigureTable>',
    ],
  ])('that a seller carries has its home in a sentence that %s', (_, body) => {
    expect(loose(body)).toEqual([]);
  });

  it('of an example may stand beside a law', () => {
    const fields = `${FIELDS}\nexamples: ['$77']`;

    expect(loose('The law would ask $77.', fields)).toEqual([]);
  });

  it('of a law is reported at its own line', () => {
    expect(loose('Jet asks\n$85. That is all.\nThe law asks\n$85.')).toEqual([
      expect.stringMatching(/^6: \$85 is listed/),
    ]);
  });

  it('that no row says needs a row', () => {
    expect(loose('The law asks $33.')).toEqual([
      expect.stringContaining('For a figure of law, write a row and link to it.'),
    ]);
  });

  it('beside a link to another row is reported', () => {
    expect(loose(`The law asks $33, see [the row](${ROW}).`)).toEqual([
      expect.stringContaining('notary-sc-amount does not say $33.'),
    ]);
  });

  it('in the words of a link to another row is reported, even if the block links to its own', () => {
    const ga = '/requirements/notary#notary-ga-amount';

    expect(loose(`The law asks [$10,000](${ga}) or [$25 million](${ga}), [or](${ROW}).`)).toEqual([
      expect.stringContaining('leads to notary-ga-amount, which does not say $10,000.'),
    ]);
  });

  it.each([
    ['of its state', '/requirements/notary#sc', '[$10,000]'],
    ['of the whole page', '/requirements/notary', '[$10,000]'],
    ['of a row that does not exist', '/requirements/notary#notary-sc-amounts', '[the law]'],
  ])('is no home with the address %s', (_, address, words) => {
    expect(loose(`The law: ${words}(${address}).`)).toContainEqual(
      expect.stringContaining(`${address} is no row of content/requirements.`),
    );
  });

  it('of our price rule is reported, because <OurPrice> writes it', () => {
    expect(loose('The price is $237, with 8% tax.')).toHaveLength(2);
  });

  it.each([
    ['a source carries', FIELDS, 'sources, carries: The guide does not say $85'],
    [
      'is an example',
      `${FIELDS.replace(/ *carries.*/, '')}\nexamples: ['$85']`,
      'examples: The guide does not say $85',
    ],
  ])('that %s and the guide does not state is reported', (_, fields, words) => {
    const found = checkFigures(guideWith('No figure.', { fields }), siteWith());

    expect(found.map((problem) => problem.words)).toEqual([expect.stringContaining(words)]);
  });

  it('of a court is no price: its home is a row', () => {
    const fields = FIELDS.replace('domainType: industry', 'domainType: court');

    expect(told(checkFigures(guideWith('It costs $85.', { fields }), siteWith()))).toEqual([
      expect.stringContaining('sources, carries: $85 comes from a law, a court or an agency'),
    ]);
  });
});
