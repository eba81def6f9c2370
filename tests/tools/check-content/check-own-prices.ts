import type { MdastNode } from 'satteri';
import { CREDIT_CHECKS, type CreditCheck } from '../../../src/domain/rates/price.ts';
import type { RatePlan } from '../../../src/domain/rates/rate-plan.ts';
import { figuresIn, toPlainFigure } from './content-figures.ts';
import { carriedFigures } from './carried-figures.ts';
import { isComponent, lineOf, nodesOf, textOf } from './guide-tree.ts';
import { chargeFigures, guidePlan, priceFigures, toAmount } from './own-prices.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';

/** Words that speak of our own price. */
const OURS =
  /\b[Oo]ur (?:(?:own|flat|processing) )?(?:price|premium|fee|formula|rate|tax|charge)s?\b|\b[Oo]urs\b|\b[Ww]e charge\b|\bprocessing fee\b/;

/** A share of an amount: `1.5% of $10,000 is $150`, `$10,000 × 1.5% = $150`. */
const SHARE =
  /(?:\d% (?:of|×) \$[\d,]+|\$[\d,]+ × [\d.]+%)(?: is (?:a premium of )?|\s*=\s*)(\$[\d,.]*\d)/g;

/** Smaller figures are no amounts of bonds, but fees and taxes. In dollars. */
const SMALLEST_AMOUNT = 500;

const BLOCKS = ['paragraph', 'tableRow', 'heading'];

/**
 * Figures of ours that somebody typed. They would stay when the rates change, so a guide lets `<OurPrice>` compute them.
 * `plan` is the plan that the figures are compared with.
 */
export function checkOwnPrices(guide: Guide, plan: RatePlan = guidePlan()): Problem[] {
  const typed = [...typedPrices(guide, plan), ...figuresBesideOurs(guide, plan)];
  const places = new Set<string>();

  return typed.filter(({ line, figure }) => {
    const place = `${line} ${figure}`;
    return !places.has(place) && places.add(place);
  });
}

type Typed = Problem & { figure: string };

/** Typed figures that are our total, premium or tax for an amount of the guide. */
function typedPrices(guide: Guide, plan: RatePlan): Typed[] {
  const amounts = amountsOf(guide);
  const carried = new Set(carriedFigures(guide).map(({ figure }) => toPlainFigure(figure)));

  return blocksOf(guide).flatMap((block) => {
    const text = textOf(block);
    const here = figuresIn(text).map(toAmount);
    const candidates = [...amounts]
      .sort((one, other) => Number(here.includes(other)) - Number(here.includes(one)))
      .flatMap((amount) => priceFigures(plan, amount));
    const shares = [...text.matchAll(SHARE)].map(([, figure = '']) => toPlainFigure(figure));

    return figuresIn(text).flatMap((figure) => {
      const plain = toPlainFigure(figure);
      if (carried.has(plain)) return [];
      const price = candidates.find(
        ({ part, words }) => words === plain && (part === 'total' || shares.includes(plain)),
      );
      if (price === undefined) return [];

      const { amount, part, creditCheck } = price;
      return [
        {
          file: guide.file,
          line: lineIn(block, text.indexOf(figure)),
          figure,
          words: `${figure} is our ${PART_WORDS[part]} for a bond of $${amount.toLocaleString('en-US')}. Write ${tagOf(guide, { amount, part, creditCheck })} in its place: it follows our rates when they change`,
        },
      ];
    });
  });
}

/**
 * Typed figures in a sentence on our own price that are neither the bond's amount nor from a source, and our fees and
 * taxes wherever a fee or tax is named.
 */
function figuresBesideOurs(guide: Guide, plan: RatePlan): Typed[] {
  const charges = chargeFigures(plan);
  const known = new Set([
    ...carriedFigures(guide).map(({ figure }) => toPlainFigure(figure)),
    ...pricedAmounts(guide).map((amount) => `$${amount.toLocaleString('en-US')}`),
  ]);

  return blocksOf(guide).flatMap((block) => {
    const text = textOf(block);

    return sentencesOf(text).flatMap(({ words, start }) =>
      figuresIn(words)
        .filter((figure) => !figure.endsWith('days') && !known.has(toPlainFigure(figure)))
        .filter(
          (figure) =>
            OURS.test(words) ||
            (/\b(?:fee|tax)\b/i.test(words) && charges.includes(toPlainFigure(figure))),
        )
        .map((figure) => ({
          file: guide.file,
          line: lineIn(block, start + words.indexOf(figure)),
          figure,
          words: `${figure} is typed in a sentence on our price. If it comes from our rates, write ${tagOf(guide, {})} or <OurPriceRule bond="${bondOf(guide)}" /> in its place. If it is not our figure, give it a sentence of its own`,
        })),
    );
  });
}

const PART_WORDS = { premium: 'premium', taxes: 'tax', total: 'price' } as const;

function tagOf(
  guide: Guide,
  {
    amount = 10_000,
    part = 'total',
    creditCheck = 'authorized',
  }: { amount?: number; part?: string; creditCheck?: CreditCheck },
): string {
  const attributes = [
    `bond="${bondOf(guide)}" amount="${amount}"`,
    ...(creditCheck === CREDIT_CHECKS[1] ? ['credit="no"'] : []),
    ...(part === 'total' ? [] : [`part="${part}"`]),
  ];

  return `<OurPrice ${attributes.join(' ')} />`;
}

/** The first bond that the guide names in its fields. */
function bondOf({ fields }: Guide): string {
  return String(fields?.document.getIn(['relatedProducts', 0]) ?? 'notary');
}

/** Every dollar amount in the guide, typed or in a tag, in dollars. */
function amountsOf(guide: Guide): number[] {
  const typed = figuresIn(guide.body).map(toAmount);

  return [...new Set([...typed, ...pricedAmounts(guide)])].filter(
    (amount) => amount >= SMALLEST_AMOUNT,
  );
}

/** The amounts that the guide lets us price, in dollars. */
function pricedAmounts({ tree }: Guide): number[] {
  return nodesOf(tree)
    .filter((node) => isComponent(node, 'OurPrice'))
    .flatMap(({ attributes }) =>
      attributes.flatMap((attribute) =>
        'name' in attribute && attribute.name === 'amount' ? [Number(attribute.value)] : [],
      ),
    );
}

function blocksOf({ tree }: Guide): MdastNode[] {
  return nodesOf(tree).filter(({ type }) => BLOCKS.includes(type));
}

function sentencesOf(text: string): { words: string; start: number }[] {
  return [...text.matchAll(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]?/g)].map(
    ({ 0: words, index }) => ({ words, start: index }),
  );
}

function lineIn(block: MdastNode, index: number): number {
  return lineOf(block) + textOf(block).slice(0, index).split('\n').length - 1;
}
