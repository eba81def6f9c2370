import { z } from 'astro/zod';
import { BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { closestWord } from '../../domain/closest-word.ts';
import {
  GUIDE_CATEGORIES,
  GUIDE_READERS,
  SOURCE_DOMAINS,
} from '../../domain/guides/guide-categories.ts';
import { sourceProblem } from '../../domain/sources/source-rules.ts';
import { US_STATES, type StateCode } from '../../domain/us-states.ts';
import { choiceWords, unknownFieldWords } from './editor-words.ts';
import { namesNoUser, NO_USER } from './figures.ts';

// Editors read these messages, so each one says what to write. `npm run check:content` adds the
// line and the field before the message, and a build adds the field.

const TITLE_WORDS =
  "Write a title of 10 to 110 characters in quotes: 'The court wants a bond: what an executor does next'";
const EXCERPT_WORDS =
  'Say in one or two sentences what a reader will find: a capital first, a full stop last';
const SOURCES_WORDS =
  'Name at least one source, as a list of entries with title, url or citation, domainType and verified';
const MONTH_WORDS =
  "Write the month in which someone last checked the guide against it: '2026-11', in quotes";

/** More tags do not help readers. */
const MAX_TAGS = 8;

const STATE_NAMES = US_STATES.map(({ name }) => name);
const STATE_LETTERS = US_STATES.map(({ code }) => code.toLowerCase());

/** A choice from a closed list. `noun` names the kind of value in the error message. */
const choiceSchema = <const T extends string>(noun: string, choices: readonly T[]) =>
  z.enum(choices, { error: ({ input }) => choiceWords(noun, choices, input) });

/** A state in the spelling of its page's address: `sc`. Parsing turns it into the code `SC`. */
const stateSchema = z
  .enum(STATE_LETTERS, { error: ({ input }) => stateWords(input) })
  .transform((code) => code.toUpperCase() as StateCode);

const stateListSchema = (meaning: string) =>
  onceEach(z.array(stateSchema, { error: `Write ${meaning} as a list: [sc, ga]` })).default([]);

/** A day. Editors write 2026-11-20, which the YAML parser may turn into a date. */
const daySchema = z.union([z.date(), z.iso.date().transform((day) => new Date(day))], {
  error: 'Write the day on which you last changed or checked the text: 2026-11-20',
});

const urlSchema = z
  .url({
    protocol: /^https$/,
    error: 'Write the whole address, beginning with https://, or leave it out and give a citation',
  })
  .refine(namesNoUser, NO_USER);

const figuresSchema = onceEach(
  z.array(
    z
      .string({ error: "Put each figure in quotes: ['$85', '0.5%']" })
      .regex(
        /^(\$[\d,]*\d(\.\d+)?( million)?|\d+(\.\d+)?%|[\da-z]+ (days|months|years))$/,
        "Write the figure as the text does: ['$85', '0.5%', '30 days']",
      ),
    { error: "Write the figures as a list: ['$85', '0.5%']" },
  ),
).default([]);

const sourceFields = {
  /** The title for readers: the statute, the agency's page, the seller's guide. */
  title: z
    .string({ error: 'Write what a reader would call this source, in a few words' })
    .trim()
    .min(3, 'Write what a reader would call this source, in a few words'),
  url: urlSchema.optional(),
  /** The private copy in which the author read the text of a statute, court or agency. */
  copy: urlSchema.optional(),
  /** For a source without a stable address, such as a section of a statute or rule. */
  citation: z
    .string({ error: 'Write the citation in quotes, such as S.C. Code 62-3-603' })
    .trim()
    .min(3, 'Write the whole citation, such as S.C. Code 62-3-603')
    .optional(),
  /** The publisher of the source. */
  domainType: choiceSchema('a kind of source', SOURCE_DOMAINS),
  /** The month in which somebody last checked the guide against the source, such as '2026-11'. */
  verified: z.string({ error: MONTH_WORDS }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, MONTH_WORDS),
  /** Figures of the market that the guide takes from this source: a seller's prices. */
  carries: figuresSchema,
};

const articleSourceSchema = z
  .strictObject(sourceFields, { error: (issue) => objectWords(issue, sourceFields) })
  .refine(({ url, citation, domainType }) => {
    return url !== undefined || citation !== undefined || domainType !== 'statute';
  }, 'Give this statute a citation, such as S.C. Code 62-3-603, or a url')
  .superRefine(({ domainType, ...source }, context) => {
    const problem = sourceProblem({ ...source, isOfficial: domainType !== 'industry' });
    if (!problem) return;

    context.addIssue({ code: 'custom', path: [problem.field], message: problem.words });
  });

const articleFields = {
  title: z.string({ error: TITLE_WORDS }).trim().min(10, TITLE_WORDS).max(110, TITLE_WORDS),
  /** One or two sentences, for lists and search results. */
  excerpt: z
    .string({ error: EXCERPT_WORDS })
    .trim()
    .regex(/^[A-Z0-9$].*\.$/s, EXCERPT_WORDS)
    .max(200, { error: ({ input }) => `Shorten it to 200 characters; it has ${input?.length}` }),
  category: choiceSchema('a category', GUIDE_CATEGORIES),
  /** The guide's audience. */
  reader: choiceSchema('a reader', GUIDE_READERS),
  /** The only states that the guide applies to. Empty when it applies everywhere. */
  states: stateListSchema('the only states it applies to'),
  tags: onceEach(
    z
      .array(
        z
          .string({ error: "Put this tag in quotes: '401(k)'" })
          .trim()
          .min(2, 'Write a tag of two letters or more'),
        { error: 'Write the tags as a list: [probate bond, will]' },
      )
      .refine((tags) => tags.length > 0, 'Give at least one tag: a word that people search for')
      .refine((tags) => tags.length <= MAX_TAGS, `Keep the ${MAX_TAGS} best tags`),
  ),
  /** Figures of the guide's own examples, outside its worked ones. */
  examples: figuresSchema,
  /** Computed from the text if missing. */
  readingMinutes: z
    .int({ error: 'Leave it out, and it is counted; or write whole minutes' })
    .min(1, 'Leave it out, and it is counted; or write whole minutes from 1 on')
    .max(60, 'Leave it out, and it is counted; or write whole minutes up to 60')
    .optional(),
  /** The day on which the text was last changed or checked. */
  updatedAt: daySchema,
  /** True for guides at the top of the resources page. */
  featured: z.boolean({ error: 'Write true or false, without quotes' }).default(false),
  /** The bonds that the guide leads to, the most relevant first. */
  relatedProducts: onceEach(
    z
      .array(choiceSchema('a bond', BOND_SLUGS), {
        error: 'Write the bonds it leads to as a list: [notary]',
      })
      .refine((bonds) => bonds.length > 0, `Name at least one bond of: ${BOND_SLUGS.join(', ')}`),
  ),
  /** The states whose law the guide describes, the most relevant first. */
  relatedStates: stateListSchema('the states whose law it describes'),
  /** The sources of the guide's facts. */
  sources: z
    .array(articleSourceSchema, { error: SOURCES_WORDS })
    .refine((sources) => sources.length > 0, SOURCES_WORDS),
};

/** The frontmatter of a guide in `content/articles/`. The file name is the guide's slug. */
export const articleSchema = z.strictObject(articleFields, {
  error: (issue) => objectWords(issue, articleFields),
});

/** A guide's frontmatter after parsing. */
export type ArticleFile = z.output<typeof articleSchema>;

function stateWords(input: unknown): string {
  const typed = String(input);
  const name = closestWord(typed, STATE_NAMES);
  const letters = STATE_LETTERS.find((code) => code === typed.trim().toLowerCase());
  const meant = letters ?? US_STATES.find((state) => state.name === name)?.code.toLowerCase();

  return meant === undefined
    ? `"${typed}" is not a state. Write its two small letters, such as sc`
    : `Write ${meant} instead of "${typed}"`;
}

function objectWords(
  issue: { code?: string; keys?: string[] },
  fields: Record<string, unknown>,
): string {
  const names = Object.keys(fields);

  return issue.code === 'unrecognized_keys'
    ? unknownFieldWords(issue.keys ?? [], names)
    : `Write the fields ${names.join(', ')} here`;
}

/** A list without duplicates. */
function onceEach<S extends z.ZodType<readonly string[]>>(list: S) {
  return list.superRefine((values, context) => {
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return;

      context.addIssue({
        code: 'custom',
        path: [index],
        message: `"${value}" is there twice: take one out`,
      });
    });
  });
}
