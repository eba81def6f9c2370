import { countWords } from '../../../src/domain/guides/reading-minutes.ts';
import {
  componentsOf,
  isComponent,
  lineOf,
  nodesOf,
  nodesOfType,
  textOf,
  type ComponentNode,
} from './guide-tree.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';
import { TEMPLATE, type Site } from './read-site.ts';

/** The length of guides, in words (the text without its fields). */
const MIN_WORDS = 900;
const MAX_WORDS = 1800;

/** No two guides may begin with the same words, this many of them. */
const OPENING_WORDS = 8;

/** A guide may share shorter paragraphs with the template: `Fee: $75.` */
const SAMPLE_WORDS = 5;

const CLOSING = 'What to do next';
const FILE_NAME = /^_?[a-z0-9]+(-[a-z0-9]+)*$/;

/** The rules that every guide of this site follows. `today` is `YYYY-MM-DD`. */
export function checkHouseRules(guide: Guide, site: Site, today: string): Problem[] {
  const { file, isDraft } = guide;
  const others = site.guides.filter((other) => other.file !== file && other.file !== TEMPLATE);

  return [
    ...nameProblems(guide, site),
    ...dateProblems(guide, today),
    ...(file === TEMPLATE ? [] : lengthProblems(guide)).map((problem) => ({
      ...problem,
      isWarning: isDraft,
    })),
    ...partProblems(guide),
    ...likenessProblems(guide, others),
    ...leftoverProblems(guide, site),
  ].map((problem) => ({ file, ...problem }));
}

type Finding = { line: number; words: string };

function nameProblems({ slug }: Guide, { takenNames }: Site): Finding[] {
  if (takenNames.includes(slug)) {
    return [
      { line: 1, words: `Another page is called /resources/${slug}: give the file a longer name` },
    ];
  }
  if (FILE_NAME.test(slug)) return [];
  const better = slug
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

  return [
    { line: 1, words: `Call the file ${better}.mdx: small letters, with hyphens between words` },
  ];
}

function dateProblems(guide: Guide, today: string): Finding[] {
  const day = String(guide.fields?.document.get('updatedAt') ?? '');
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day <= today) return [];

  const words = `updatedAt: ${day} is still to come: write the day of your last change, ${today} at the latest`;
  return [{ line: lineOfField(guide, 'updatedAt'), words }];
}

function lengthProblems({ body, source }: Guide): Finding[] {
  const words = countWords(body);
  const limits = `A guide has ${MIN_WORDS} to ${MAX_WORDS.toLocaleString('en-US')}`;
  const line = source.slice(0, source.length - body.trimStart().length).split('\n').length;

  if (words < MIN_WORDS) {
    const missing = `The text has ${words} words. ${limits}: say what the reader asks next`;
    return [{ line, words: missing }];
  }
  if (words > MAX_WORDS) {
    const surplus = `The text has ${words.toLocaleString('en-US')} words. ${limits}: cut what the reader does not need, or make two guides of it`;
    return [{ line, words: surplus }];
  }

  return [];
}

function partProblems(guide: Guide): Finding[] {
  if (guide.tree === undefined) return [];
  const example = componentsOf(guide).find(({ name }) => name === 'WorkedExample');
  const end = guide.source.trimEnd().split('\n').length;
  const closing = nodesOfType(guide, 'heading')
    .filter(({ depth }) => depth === 2)
    .at(-1);

  return [
    ...(example && hasFigures(example)
      ? []
      : [
          {
            line: example ? lineOf(example) : end,
            words: `Compute one case with numbers in a worked example: <WorkedExample title="A bond of $50,000">`,
          },
        ]),
    ...(closing && textOf(closing) === CLOSING
      ? []
      : [
          {
            line: closing ? lineOf(closing) : end,
            words: `Let the last part tell the reader the next steps, with the heading: ## ${CLOSING}`,
          },
        ]),
  ];
}

/** Whether a worked example computes something: with typed numbers, or with prices of ours. */
function hasFigures(example: ComponentNode): boolean {
  return (
    /\d/.test(textOf(example)) || nodesOf(example).some((node) => isComponent(node, 'OurPrice'))
  );
}

function likenessProblems(guide: Guide, others: Guide[]): Finding[] {
  const twins = (read: (guide: Guide) => string) =>
    others.filter((other) => read(guide) !== '' && read(other) === read(guide));
  const sameField = (field: string) =>
    twins((one) => toPlain(String(one.fields?.document.get(field) ?? ''))).map((twin) => ({
      line: lineOfField(guide, field),
      words: `${field}: ${twin.file} has the same: write another`,
    }));
  const opening = firstParagraph(guide);

  return [
    ...sameField('title'),
    ...sameField('excerpt'),
    ...twins((one) => toPlain(one.slug.replace(/^_/, ''))).map((twin) => ({
      line: 1,
      words: `${twin.file} would have the same address: give this file another name`,
    })),
    ...twins(openingOf).map((twin) => ({
      line: opening ? lineOf(opening) : 1,
      words: `${twin.file} begins with the same ${OPENING_WORDS} words: begin another way`,
    })),
  ];
}

/** Paragraphs of the template that the editor did not replace. */
function leftoverProblems(guide: Guide, { guides }: Site): Finding[] {
  const template = guides.find(({ file }) => file === TEMPLATE);
  if (!template || guide.file === TEMPLATE) return [];
  const samples = new Set(
    paragraphsOf(template)
      .map(({ text }) => text)
      .filter((text) => text.split(' ').length >= SAMPLE_WORDS),
  );
  const fields = ['title', 'excerpt'].filter(
    (field) => guide.fields?.document.get(field) === template.fields?.document.get(field),
  );

  return [
    ...fields.map((field) => ({
      line: lineOfField(guide, field),
      words: `${field}: This is still the template's: write your own`,
    })),
    ...paragraphsOf(guide)
      .filter(({ text }) => samples.has(text))
      .map(({ line }) => ({ line, words: "This is still the template's text: write your own" })),
  ];
}

function paragraphsOf({ tree }: Guide): { text: string; line: number }[] {
  return nodesOf(tree)
    .filter(({ type }) => type === 'paragraph')
    .map((node) => ({ text: toPlain(textOf(node)), line: lineOf(node) }));
}

function firstParagraph(guide: Guide) {
  return nodesOfType(guide, 'paragraph')[0];
}

function openingOf(guide: Guide): string {
  const paragraph = firstParagraph(guide);

  return paragraph ? toPlain(textOf(paragraph)).split(' ').slice(0, OPENING_WORDS).join(' ') : '';
}

function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

function lineOfField({ source }: Guide, field: string): number {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${field}:`));

  return index + 1 || 1;
}
