import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument } from 'yaml';
import { ratePlanFileSchema, toRatePlan } from '../../../src/collections/schemas/rate-plan.ts';
import { findOverlaps, type Overlap } from '../../../src/domain/rates/overlapping-plans.ts';
import type { RatePlan } from '../../../src/domain/rates/rate-plan.ts';
import { lineOfIssue, pathWords, syntaxWords, type FileFields, type Issue } from './field-lines.ts';
import type { Problem } from './problem.ts';

export const RATES_FOLDER = 'content/rates';

/** A rate plan's file and its text. */
export type RatePlanText = { file: string; text: string };

/** All problems of the rate plans, each with the line to change. */
export function checkRatePlanFiles(root: string): Problem[] {
  const texts = readdirSync(join(root, RATES_FOLDER))
    .sort()
    .map((name) => `${RATES_FOLDER}/${name}`)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

  return checkRatePlans(texts);
}

/** The problems of these plans: first those of each file, then plans that apply to the same sale. */
export function checkRatePlans(texts: readonly RatePlanText[]): Problem[] {
  const checked = texts.map(checkOne);
  const problems = checked.flatMap((one) => one.problems);
  if (problems.length > 0) return problems;

  const lines = new Map(checked.map((one) => [one.plan?.id, one]));
  const overlaps = findOverlaps(checked.flatMap(({ plan }) => plan ?? []));

  return overlaps.flatMap((overlap) => {
    const place = lines.get(overlap.earlier.id);
    if (place === undefined) return [];

    const path = [overlap.earlier.effectiveTo === undefined ? 'effectiveFrom' : 'effectiveTo'];
    const line = lineOfIssue(place.fields, { path, message: '' });
    return [{ file: place.file, line, words: `${path.join('')}: ${overlapWords(overlap)}` }];
  });
}

type Checked = { file: string; fields: FileFields; problems: Problem[]; plan?: RatePlan };

function checkOne({ file, text }: RatePlanText): Checked {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const fields = { document, lineAt: (offset: number) => counter.linePos(offset).line };
  const id = /([^/]+)\.yaml$/.exec(file)?.[1];
  const fail = (line: number, words: string): Checked => ({
    file,
    fields,
    problems: [{ file, line, words }],
  });
  if (id === undefined || !/^[a-z][a-z0-9-]*$/.test(id)) {
    return fail(1, 'Name the file in small letters, digits and hyphens: fl-notary-2027.yaml');
  }

  const [error] = document.errors;
  if (error) {
    const line = fields.lineAt(error.pos[0]);
    return fail(line, syntaxWords(error, text.split('\n')[line - 1] ?? ''));
  }

  const unquoted = ['effectiveFrom', 'effectiveTo'].find((name) => {
    const value = document.get(name, true);
    return isScalar(value) && value.type === 'PLAIN';
  });
  if (unquoted !== undefined) {
    const line = lineOfIssue(fields, { path: [unquoted], message: '' });
    return fail(line, `${unquoted}: Put the day in quotes, as in '2027-01-01'`);
  }

  const result = ratePlanFileSchema.safeParse(document.toJS() ?? {});
  if (result.success) return { file, fields, problems: [], plan: toRatePlan(id, result.data) };

  const problems = result.error.issues.map((issue) => ({
    file,
    line: lineOfIssue(fields, issue as Issue),
    words: [pathWords(issue.path), wordsOf(issue as Issue)].filter(Boolean).join(': '),
  }));
  return { file, fields, problems };
}

/** Words for a field that is not known. The schema has the others. */
function wordsOf({ message, keys = [] }: Issue): string {
  const [unknown] = keys;

  return unknown === undefined
    ? message
    : `A rate plan has no field ${unknown} here. Correct its name or take it out`;
}

function overlapWords({ later, bond, state, from, endEarlier }: Overlap): string {
  const sale = `${bond === 'all' ? 'every bond' : bond} in ${state === 'all' ? 'every state' : state}`;
  const words = `${RATES_FOLDER}/${later.id}.yaml applies to ${sale} from ${from}, too, and as closely as this plan`;

  return endEarlier === undefined
    ? `${words}. Take the bond or state out of one of them`
    : `${words}. End this plan before that day: effectiveTo: '${endEarlier}'`;
}
