import { checkGuide as checkSafety } from '../../../src/integrations/guide-safety/check-guide.ts';
import { checkFigures } from './check-figures.ts';
import { checkFrontmatter } from './check-frontmatter.ts';
import { checkHouseRules } from './check-house-rules.ts';
import { checkLinks } from './check-links.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkReferences } from './check-references.ts';
import { checkSpelling } from './check-spelling.ts';
import { checkSums } from './check-sums.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';
import type { Site } from './read-site.ts';

/** All that these guides have wrong, in reading order. `today` is `YYYY-MM-DD`. */
export async function checkGuides(
  guides: readonly Guide[],
  site: Site,
  today: string,
): Promise<Problem[]> {
  const found: Problem[] = [];

  for (const guide of guides) {
    found.push(
      ...checkFrontmatter(guide),
      ...checkSafety(guide.source, guide.file).map(({ file, line, message }) => ({
        file,
        line,
        words: message,
      })),
      ...checkReferences(guide, site),
      ...checkMarkdown(guide),
      ...checkLinks(guide, site),
      ...checkHouseRules(guide, site, today),
      ...checkFigures(guide, site),
      ...checkSums(guide),
      ...(await checkSpelling(guide)),
    );
  }

  return inReadingOrder(found);
}
