import { z } from 'astro/zod';
import { BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import {
  GUIDE_CATEGORIES,
  GUIDE_READERS,
  SOURCE_DOMAINS,
} from '../../domain/guides/guide-categories.ts';
import { STATE_CODES, type StateCode } from '../../domain/us-states.ts';
import { monthSchema, secureUrlSchema, sentenceSchema } from './figures.ts';

/** A state as its page's address spells it: `sc`. It becomes the code: `SC`. */
const stateSchema = z
  .enum(
    STATE_CODES.map((code) => code.toLowerCase()),
    {
      error: 'Write the two small letters of a state, such as sc',
    },
  )
  .transform((code) => code.toUpperCase() as StateCode);

const articleSourceSchema = z
  .strictObject({
    /** What a reader would call it: the statute, the agency's page, the seller's guide. */
    title: z.string().min(3),
    url: secureUrlSchema.optional(),
    /** For what has no stable address: a section of a statute or rule. */
    citation: z.string().min(3).optional(),
    /** Who stands behind it. */
    domainType: z.enum(SOURCE_DOMAINS),
    /** The month in which someone last checked the guide against it, such as '2026-11'. */
    verified: monthSchema,
  })
  .refine(({ url, citation, domainType }) => {
    return url !== undefined || citation !== undefined || domainType !== 'statute';
  }, 'A statute needs a url or a citation');

/** Frontmatter of one guide in `content/articles/`. The file's name is its slug (spec 2, section 3). */
export const articleSchema = z.strictObject({
  title: z.string().trim().min(10).max(110),
  /** One or two sentences, for lists and search results. */
  excerpt: sentenceSchema.max(200, 'Keep the excerpt under 200 characters'),
  category: z.enum(GUIDE_CATEGORIES),
  /** The person it is written for. */
  reader: z.enum(GUIDE_READERS),
  /** The only states it applies to; leave empty where it applies in all. */
  states: z.array(stateSchema).default([]),
  tags: z.array(z.string().trim().min(2)).min(1, 'Give at least one tag').max(8),
  /** Counted from the text when left out. */
  readingMinutes: z.int().min(1).max(60).optional(),
  /** The day on which the text was last changed or checked. */
  updatedAt: z.coerce.date({ error: 'Write the day as year-month-day, such as 2026-11-20' }),
  /** True for the guides that the hub puts first. */
  featured: z.boolean().default(false),
  /** Bonds it leads to, the most fitting first. */
  relatedProducts: z.array(z.enum(BOND_SLUGS)).min(1, 'Name at least one bond'),
  /** States whose law it tells of, the most fitting first. */
  relatedStates: z.array(stateSchema).default([]),
  /** What its facts rest on. */
  sources: z.array(articleSourceSchema).min(1, 'Name at least one source'),
});

/** A guide's frontmatter after parsing. */
export type ArticleFile = z.output<typeof articleSchema>;
