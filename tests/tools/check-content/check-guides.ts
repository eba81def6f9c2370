import { checkGuide as checkSafety } from '../../../src/integrations/guide-safety/check-guide.ts';
import { checkFigures } from './check-figures.ts';
import { checkFrontmatter } from './check-frontmatter.ts';
import { checkHouseRules } from './check-house-rules.ts';
import { checkLinks } from './check-links.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkOwnPrices } from './check-own-prices.ts';
import { checkReferences } from './check-references.ts';
import { checkReviews } from './check-sources.ts';
import { checkSpelling } from './check-spelling.ts';
import { checkSums } from './check-sums.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';
import type { Site } from './read-site.ts';

/** Some text editors put this invisible character at the start of a file. */
const BYTE_ORDER_MARK = '\uFEFF';

/** All problems of these guides, in reading order. `today` is `YYYY-MM-DD`. */
export async function checkGuides(
  guides: readonly Guide[],
  site: Site,
  today: string,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const guide of guides) found.push(...(await checkOne(guide, site, today)));

  return inReadingOrder(found);
}

async function checkOne(guide: Guide, site: Site, today: string): Promise<Problem[]> {
  const refused = checkSafety(guide.source, guide.file).map(({ file, line, message }) => ({
    file,
    line,
    words: message,
  }));
  // Without its fields a guide is parsed wrongly, so further messages would mislead.
  if (guide.fields === undefined) return [...markProblems(guide), ...refused.slice(0, 1)];

  return [
    ...checkFrontmatter(guide),
    ...refused,
    ...checkReferences(guide, site),
    ...checkMarkdown(guide),
    ...checkLinks(guide, site),
    ...checkHouseRules(guide, site, today),
    ...checkFigures(guide, site),
    ...checkOwnPrices(guide),
    ...checkSums(guide),
    ...checkReviews(guide, today),
    ...(await checkSpelling(guide)),
  ];
}

function markProblems({ file, source }: Guide): Problem[] {
  if (!source.startsWith(BYTE_ORDER_MARK)) return [];

  const words =
    'The file begins with a sign that nobody sees, a byte order mark: save it again as plain UTF-8';
  return [{ file, line: 1, words }];
}
