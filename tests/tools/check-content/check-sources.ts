import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, isMap, parseDocument, visit, type Document, type YAMLMap } from 'yaml';
import { isReviewOverdue, nextReview } from '../../../src/domain/sources/review-period.ts';
import { sourceProblem } from '../../../src/domain/sources/source-rules.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';

/** A file of content with its sources, and the line of a position in it. */
type Sourced = { file: string; document: Document; lineAt: (offset: number) => number };

/** Kinds of sources that are texts of a government, in guides and in other content. */
const OFFICIAL = ['primary', 'statute', 'court', 'agency'];

/** Kinds of sources that change at any time. */
const MARKET = ['seller', 'dated', 'industry'];

/** Problems of all sources outside the guides: private copies, whole sites and overdue checks. */
export function checkContentSources(root: string, today: string): Problem[] {
  return globSync('content/**/*.yaml', { cwd: root })
    .sort()
    .map((file) => toSourced(file, readFileSync(join(root, file), 'utf8')))
    .flatMap((sourced) => [...placeProblems(sourced), ...reviewProblems(sourced, today)]);
}

/** The overdue checks of a guide's sources. `checkFrontmatter` reports the other problems. */
export function checkReviews({ file, fields }: Guide, today: string): Problem[] {
  if (fields === undefined) return [];

  return reviewProblems({ file, document: fields.document, lineAt: fields.lineAt }, today);
}

/** A content file with this name and text. */
export function toSourced(file: string, text: string): Sourced {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  return { file, document, lineAt: (offset) => lines.linePos(offset).line };
}

/** Sources with a private copy or page under an official title, or with a site and no page. */
export function placeProblems(sourced: Sourced): Problem[] {
  return sourcesIn(sourced.document).flatMap((source) => {
    const problem = sourceProblem({
      isOfficial: OFFICIAL.includes(kindOf(source)),
      title: textOf(source, 'title'),
      url: textOf(source, 'url'),
      copy: textOf(source, 'copy'),
      citation: textOf(source, 'citation'),
    });

    return problem ? [toProblem(sourced, source, problem.field, problem.words)] : [];
  });
}

/** Sources whose last check is older than its review period, or has not happened yet. */
export function reviewProblems(sourced: Sourced, today: string): Problem[] {
  return sourcesIn(sourced.document).flatMap((source) => {
    const verified = textOf(source, 'verified') ?? '';
    const isMarket = MARKET.includes(kindOf(source));
    if (!/^\d{4}-\d{2}$/.test(verified)) return [];
    if (verified > today.slice(0, 7)) {
      return [toProblem(sourced, source, 'verified', `${verified} has not come yet. ${CHECK_NOW}`)];
    }
    if (!isReviewOverdue(verified, isMarket, today)) return [];

    const due = nextReview(verified, isMarket);
    const words = `Checked in ${verified}, to be checked again by ${due}. Open the source, correct the figures that rest on it, and write this month: '${today.slice(0, 7)}'`;

    return [toProblem(sourced, source, 'verified', words)];
  });
}

function toProblem(
  { file, lineAt }: Sourced,
  source: YAMLMap,
  field: string,
  words: string,
): Problem {
  const pair = source.items.find(({ key }) => String(key) === field);
  const key = pair?.key as { range?: [number, number, number] } | undefined;

  return { file, line: lineAt(key?.range?.[0] ?? 0), words: `${field}: ${words}` };
}

const CHECK_NOW = 'Write the month in which you opened the source';

/** Every entry with a title and the month of its check. */
function sourcesIn(document: Document): YAMLMap[] {
  const sources: YAMLMap[] = [];
  visit(document, {
    Map: (_, map) => {
      if (isMap(map) && map.has('title') && map.has('verified')) sources.push(map);
    },
  });

  return sources;
}

function kindOf(source: YAMLMap): string {
  return textOf(source, 'domainType') ?? textOf(source, 'confidence') ?? '';
}

function textOf(source: YAMLMap, field: string): string | undefined {
  const value = source.get(field);

  return typeof value === 'string' ? value : undefined;
}
