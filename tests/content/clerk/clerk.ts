import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { BOND_SLUGS, type BondSlug } from '~/domain/bonds/bond-types';
import { STATE_CODES, type StateCode } from '~/domain/us-states';
import { makeBondPaper } from '../../../supabase/functions/_shared/papers/bond-paper.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { parseYaml, readStates } from '../../tools/catalogue/read-content.ts';
import { sampleBond, type SampleChanges } from './sample-bond.ts';

const itemSchema = z
  .strictObject({
    /** What the clerk says when the bond goes back. */
    refusal: z.string().min(10),
    /** Words that the bond must have. Between slashes: a regular expression. */
    prints: z.array(z.string().min(1)).min(1).optional(),
    /** Words that it must not have. */
    never: z.array(z.string().min(1)).min(1).optional(),
  })
  .refine(({ prints, never }) => prints ?? never, { message: 'An item checks something' });

const checklistsSchema = z.array(
  z.strictObject({
    bonds: z.array(z.enum(BOND_SLUGS)).min(1).optional(),
    states: z.array(z.enum(STATE_CODES)).min(1).optional(),
    items: z.array(itemSchema).min(1),
  }),
);

/** One line of a checklist. */
type ClerkItem = z.output<typeof itemSchema>;

const FILE = 'checklists.yaml';
const CHECKLISTS = checklistsSchema.parse(
  parseYaml(FILE, readFileSync(join(import.meta.dirname, FILE), 'utf8')),
);

/**
 * The lines that a clerk of the state checks on a bond, with the facts of the sample bond filled in. On a bond from before
 * we asked for the matter, the clerk does not check its facts.
 */
export function checklistFor(
  slug: BondSlug,
  state: StateCode,
  changes: SampleChanges = {},
): ClerkItem[] {
  const { facts } = sampleBond(slug, state, changes);
  const isKnown = (words: string) =>
    !changes.isFromBefore || [...words.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => facts[key]);
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (blank, key: string) => {
      const fact = facts[key];
      if (fact === undefined) throw new Error(`The sample of ${slug} has no ${blank}`);
      return fact;
    });

  return CHECKLISTS.filter(
    ({ bonds, states }) => (bonds?.includes(slug) ?? true) && (states?.includes(state) ?? true),
  )
    .flatMap(({ items }) => items)
    .filter(({ prints = [] }) => prints.every(isKnown))
    .map(({ refusal, prints, never }) => ({
      refusal,
      ...(prints && { prints: prints.map(fill) }),
      ...(never && { never }),
    }));
}

/** What a clerk says about the text of a bond: the refusals of all lines that it fails. */
export function refusalsOf(text: string, checklist: readonly ClerkItem[]): string[] {
  return checklist
    .filter(
      ({ prints = [], never = [] }) =>
        prints.some((words) => !has(text, words)) || never.some((words) => has(text, words)),
    )
    .map(({ refusal }) => refusal);
}

function has(text: string, words: string): boolean {
  const pattern = /^\/(.+)\/$/.exec(words)?.[1];

  return pattern === undefined ? text.includes(words) : new RegExp(pattern).test(text);
}

/** The text of the bond that a clerk of the state gets: made as a PDF and read back, without the feet of its pages. */
export async function bondText(
  slug: BondSlug,
  state: StateCode,
  changes: SampleChanges = {},
): Promise<string> {
  const pdf = await readPdf(await makeBondPaper(sampleBond(slug, state, changes).bond));
  const pages = Array.from({ length: pdf.pageCount }, (_, index) => pdf.textOf(index + 1));
  const texts = await Promise.all(pages);

  return texts.map((text) => text.replace(/Bond MSB-\d+ · page \d+ of \d+ .*$/, '')).join(' ');
}

/** The refusals of a bond in all served states, each with its state: "TX: The bond has no number." */
export async function faultsIn(slug: BondSlug): Promise<string[]> {
  const faults: string[] = [];
  for (const { data } of readStates()) {
    const refusals = refusalsOf(await bondText(slug, data.code), checklistFor(slug, data.code));
    faults.push(...refusals.map((refusal) => `${data.code}: ${refusal}`));
  }

  return faults;
}
