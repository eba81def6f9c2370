import { checkGuides } from '../check-content/check-guides.ts';
import { describeProblem } from '../check-content/problem.ts';
import { everyGuide, readSite } from '../check-content/read-site.ts';
import { ROOT } from './run-command.ts';
import { type Outcome, outcomeOf, type Stage } from './stage.ts';

/** Runs `npm run check:content -- --all`. */
export const guides: Stage = {
  name: 'guides',
  does: 'checks the fields, words, links, figures and sums of the guides',
  isCheck: true,
  run: checkEveryGuide,
};

async function checkEveryGuide(): Promise<Outcome> {
  const site = readSite(ROOT);
  const chosen = everyGuide(site);
  const today = new Date().toISOString().slice(0, 10);
  const problems = (await checkGuides(chosen, site, today)).filter(({ isWarning }) => !isWarning);

  return outcomeOf(
    chosen.map(({ file }) => {
      const ofFile = problems.filter((problem) => problem.file === file);
      return { name: file, problem: ofFile.map(describeProblem).join('\n') || undefined };
    }),
  );
}
