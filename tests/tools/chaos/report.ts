import type { FaultResult } from './run-fault.ts';

const START = '<!-- The table is written by npm run chaos -- --write -->';
const END = '<!-- The end of the table -->';

/** The date of a run, and the number that repeats it. */
export type RunFacts = { seed: number; on: Date; seconds: number };

/** The results as a table of Markdown. */
export function formatResults(results: readonly FaultResult[]): string {
  const rows = results.map(({ fault, finding: { happened, verdict } }) => [
    `**${fault.name}.** ${fault.done}`,
    happened,
    verdict,
  ]);

  return [['fault', 'what happened', 'verdict'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.map(inCell).join(' | ')} |`)
    .join('\n');
}

/** One line per problem. */
export function formatProblems(results: readonly FaultResult[]): string[] {
  return results.flatMap(({ fault, finding }) =>
    (finding.problems ?? []).map((problem) => `${fault.name}: ${problem}`),
  );
}

/** A document with the table between its two marks replaced. Throws for a document without the marks. */
export function replaceTable(document: string, table: string, facts: RunFacts): string {
  const [from, to] = [document.indexOf(START), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error('README.md has no place for the table of faults');

  const day = facts.on.toISOString().slice(0, 10);
  const minutes = (facts.seconds / 60).toFixed(1);
  const words = `Last run: ${day}, ${minutes} minutes, \`npm run chaos -- --seed ${facts.seed}\`.`;

  return `${document.slice(0, from)}${START}\n\n${words}\n\n${table}\n\n${document.slice(to)}`;
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}
