/** Converts each kind of page to a search record. */
import { filingBadge, type FilingMethod } from '../states/filing.ts';
import { stateName, type StateCode } from '../us-states.ts';
import type { Worksheet } from '../worksheets/worksheet-list.ts';
import { readGuideText } from './guide-text.ts';
import type { SearchRecord } from './search-record.ts';

/** The parts of a guide that are indexed. */
export type SearchedGuide = {
  id: string;
  body?: string | undefined;
  data: { title: string; excerpt: string; tags: readonly string[] };
};

/** The parts of a bond in the catalog that are indexed. */
export type SearchedBond = {
  id: string;
  data: {
    name: string;
    description: string;
    questions: readonly SearchedQuestion[];
    situation: string;
    aliases: readonly string[];
    whoNeedsIt: readonly string[];
    howMuch: readonly string[];
    underwriting: readonly string[];
    claims: readonly string[];
    release: readonly string[];
    atHand: readonly string[];
    obligeeHint: string;
    howFiled: string;
    states: Partial<Record<StateCode, { note?: string | undefined }>>;
  };
};

/** The parts of a bond category that are indexed. */
export type SearchedCategory = {
  id: string;
  data: {
    title: string;
    description: string;
    introduction: readonly string[];
    audience: readonly string[];
  };
};

/** The parts of a served state that are indexed. */
export type SearchedState = {
  data: {
    code: StateCode;
    name: string;
    filingDefault: FilingMethod;
    processingNote?: string | undefined;
    court: { name: string; note?: string | undefined };
    popularBonds: readonly { label: string }[];
    obligees: readonly { name: string; hint?: string | undefined }[];
    filing: readonly { how: string; refuses?: string | undefined }[];
  };
};

/** A question and its answer, one item per paragraph. */
export type SearchedQuestion = { question: string; answer: readonly string[] };

/** Maximum length of a displayed answer, in characters. */
const LONGEST_LINE = 180;

/**
 * The record of a guide. It is found by its title, tags and headings, and by its text as far as the
 * index has room.
 */
export function guideRecord({ id, body = '', data }: SearchedGuide): SearchRecord {
  return {
    kind: 'guide',
    path: `/resources/${id}`,
    title: data.title,
    line: data.excerpt,
    names: [],
    tags: data.tags,
    ...readGuideText(body),
  };
}

/**
 * The record of a bond. It is found by all its names, and by the states whose rules its page
 * contains.
 */
export function bondRecord({ id, data }: SearchedBond): SearchRecord {
  const rules = Object.entries(data.states) as [StateCode, { note?: string | undefined }][];

  return {
    kind: 'bond',
    path: `/products/${id}`,
    title: data.name,
    line: data.description,
    names: [id, ...data.aliases],
    tags: [],
    headings: [],
    text: [
      data.situation,
      ...data.whoNeedsIt,
      ...data.howMuch,
      ...data.underwriting,
      ...data.claims,
      ...data.release,
      ...data.atHand,
      data.obligeeHint,
      data.howFiled,
      ...rules.map(([code, { note = '' }]) => `${stateName(code)} ${note}`),
    ].join(' '),
  };
}

/** The record of a bond category, which has its own page. */
export function categoryRecord({ id, data }: SearchedCategory): SearchRecord {
  return {
    kind: 'bond',
    path: `/products/${id}`,
    title: `${data.title} Bonds`,
    line: data.description,
    names: [id],
    tags: data.audience,
    headings: [],
    text: data.introduction.join(' '),
  };
}

/** The record of a worksheet. */
export function worksheetRecord({ path, title, line, names }: Worksheet): SearchRecord {
  return { kind: 'worksheet', path, title, line, names, tags: [], headings: [], text: '' };
}

/**
 * The record of a state. It is found by its name, its code, and its courts and agencies with their
 * initials.
 */
export function stateRecord({ data }: SearchedState): SearchRecord {
  const { code, name, court, obligees, popularBonds, filing } = data;
  const agencies = obligees.map((obligee) => obligee.name);

  return {
    kind: 'state',
    path: `/states/${code.toLowerCase()}`,
    title: name,
    line: `Default filing method: ${filingBadge(data.filingDefault).label}. Court for estates: ${court.name}.`,
    names: [code],
    tags: agencies.flatMap((agency) => initials(agency, name)),
    headings: agencies,
    text: [
      court.name,
      data.processingNote,
      court.note,
      ...popularBonds.map(({ label }) => label),
      ...obligees.map(({ hint }) => hint),
      ...filing.flatMap(({ how, refuses }) => [how, refuses]),
    ].join(' '),
  };
}

/**
 * The record of a question. `path` is the path of its answer, and `about` the subject of its page.
 */
export function questionRecord(
  { question, answer }: SearchedQuestion,
  { path, about }: { path: string; about: string },
): SearchRecord {
  const text = answer.join(' ');

  return {
    kind: 'question',
    path,
    title: question,
    line: shorten(text),
    names: [],
    tags: [about],
    headings: [],
    text,
  };
}

/** The common abbreviation of an agency: MVD for `Arizona Motor Vehicle Division`. */
function initials(agency: string, state: string): string[] {
  return agency
    .replace(state, '')
    .split(',')
    .map((part) => [...part.matchAll(/\b[A-Z]/g)].join(''))
    .filter((letters) => letters.length > 2);
}

/** Shorten a text to whole words and add an ellipsis. */
function shorten(text: string): string {
  if (text.length <= LONGEST_LINE) return text;

  return `${text.slice(0, LONGEST_LINE).replace(/[\s,;:.]*\s\S*$/, '')}…`;
}
