import { describe, expect, it } from 'vitest';
import { toIsoDate } from '~/domain/dates';
import { GUIDE_CATEGORIES } from '~/domain/guides/guide-categories';
import { countWords } from '~/domain/guides/reading-minutes';
import { readArticles, readStates } from '../tools/catalogue/read-content.ts';
import { checkFigures } from '../tools/check-content/check-figures.ts';
import { checkSums } from '../tools/check-content/check-sums.ts';
import { toGuide } from '../tools/check-content/read-guide.ts';
import { everyGuide, readSite } from '../tools/check-content/read-site.ts';
import { ROOT } from '../tools/stages/run-command.ts';

/** The guides that the site must always have. */
const NAMED = [
  'executor-bond-guide',
  'administrator-bond-basics',
  'guardian-conservator-checklist',
  'appeal-supersedeas-overview',
  'notary-bond-state-by-state',
  'auto-dealer-bond-filing',
  'contract-bonds-quickstart',
  'erisa-fidelity-guide',
  'how-bond-amounts-are-set',
  'original-vs-efile',
  'probate-court-checklist',
  'bond-pricing-explained',
  'court-bond-cost-by-state',
];

const articles = readArticles();
const site = readSite(ROOT);
const served = readStates().map(({ data }) => data.code);
const today = toIsoDate(Date.now());

/** The first eight words of a guide, without punctuation. */
function openingOf(body: string): string {
  const words = body.toLowerCase().match(/[a-z0-9$]+/g) ?? [];

  return words.slice(0, 8).join(' ');
}

describe('the guides', () => {
  it('include the thirteen built-in guides', () => {
    expect(articles.map(({ id }) => id)).toEqual(expect.arrayContaining(NAMED));
  });

  it('each start with different words', () => {
    const openings = articles.map(({ body }) => openingOf(body));

    expect(new Set(openings).size).toBe(articles.length);
  });

  it('each have a unique title and excerpt', () => {
    expect(new Set(articles.map(({ data }) => data.title)).size).toBe(articles.length);
    expect(new Set(articles.map(({ data }) => data.excerpt)).size).toBe(articles.length);
  });

  it('cover every category of the hub', () => {
    const used = new Set(articles.map(({ data }) => data.category));

    expect(GUIDE_CATEGORIES.filter((category) => !used.has(category))).toEqual([]);
  });
});

describe.each(articles.map((article) => [article.id, article] as const))('%s', (_, article) => {
  const { data, body } = article;

  it('has 900 to 1,800 words', () => {
    expect(countWords(body)).toBeGreaterThanOrEqual(900);
    expect(countWords(body)).toBeLessThanOrEqual(1800);
  });

  it('calculates an example with numbers', () => {
    const examples = body.match(/<WorkedExample[^]*?<\/WorkedExample>/g) ?? [];

    expect(examples.filter((example) => /\$\d/.test(example))).not.toEqual([]);
  });

  it('ends with the next steps', () => {
    expect(body.match(/^## .*$/gm)?.at(-1)).toBe('## What to do next');
  });

  it('leads to a bond, and names only states that we serve', () => {
    expect(data.relatedProducts).not.toEqual([]);
    expect(
      [...data.states, ...data.relatedStates].filter((code) => !served.includes(code)),
    ).toEqual([]);
  });

  it('cites a source other than us', () => {
    const others = data.sources.filter(({ title }) => !title.startsWith('Marshline Surety'));

    expect(others.length).toBeGreaterThan(1);
  });

  it('has no update date in the future', () => {
    expect(toIsoDate(data.updatedAt.getTime()) <= today).toBe(true);
  });
});

describe('the figures of a guide', () => {
  const [first] = everyGuide(site);
  if (!first) throw new Error('There is no guide');

  /** The first guide with an extra paragraph. */
  const withText = (text: string) => toGuide(first.file, `${first.source}\n\n${text}\n`);
  const wordsOf = (problems: { words: string }[]) => problems.map(({ words }) => words);

  it.each([
    ['an amount', 'It costs $123,457 in Ohio.', '$123,457'],
    ['a percentage', 'The court adds 37.5% to it.', '37.5%'],
    ['a count of days', 'You have 73 days for it.', '73 days'],
  ])('are missed when no row says %s', (_, text, figure) => {
    expect(wordsOf(checkFigures(withText(text), site))).toEqual([
      `${figure} leads to no row of content/requirements. For a figure of law, write a row and link to it. List a seller's price under the seller, as in carries: ['${figure}'], and a figure of an example under examples: ['${figure}']. Let <OurPrice> write our price`,
    ]);
  });

  it('are refused if a sum is wrong', () => {
    expect(wordsOf(checkSums(withText('Together: $150 + $75 + $12 = $238.')))).toEqual([
      'This sum does not come out: $150 + $75 + $12 is $237, not $238',
    ]);
  });
});
