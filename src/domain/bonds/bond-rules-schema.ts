import { z } from 'zod';
import { CENTS_PER_DOLLAR } from '../money.ts';
import { formatWholeMoney } from '../money.ts';
import { ratePlanSchema } from '../rates/rate-plan-schema.ts';
import { STATE_CODES } from '../us-states.ts';
import { termConventionSchema } from './term-convention.ts';
import { BOND_CATEGORIES, BOND_SLUGS, DOCUMENT_TYPES } from './bond-types.ts';
import { matterFieldSchema } from './matter-schema.ts';

/** Available terms in years, for a bond that lists none. */
export const DEFAULT_TERMS = [1, 2, 3, 4];

/** The longest term that a law requires is seven years, for a Michigan notary. Ten leaves room. */
const LONGEST_TERM_YEARS = 10;

const wholeDollarsSchema = z
  .int()
  .nonnegative()
  .multipleOf(CENTS_PER_DOLLAR, 'Expected whole dollars, counted in cents');

const amountLimitsSchema = z
  .strictObject({ min: wholeDollarsSchema, max: wholeDollarsSchema })
  .refine(({ min, max }) => min <= max, 'Expected min to be at most max');

const termsSchema = z
  .array(z.int().min(1).max(LONGEST_TERM_YEARS))
  .min(1)
  .refine(
    (terms) => terms.every((term, index) => index === 0 || term > Number(terms[index - 1])),
    'Expected different terms in rising order',
  );

const stateRuleSchema = z.strictObject({
  /** False when the state does not require the bond. */
  required: z.boolean().optional(),
  /** The penal sum that the state's law fixes, in cents. */
  amount: wholeDollarsSchema.optional(),
  /** Replaces the bond's own limits when the law requires others. */
  limits: amountLimitsSchema.optional(),
  /** Replaces the bond's own terms, in years. */
  terms: termsSchema.optional(),
  /** Replaces the bond's own convention for the end of its term. */
  termConvention: termConventionSchema.optional(),
  /** The form that the court or agency requires in place of ours. */
  ownForm: z
    .strictObject({
      number: z.string(),
      name: z.string(),
      url: z.url(),
      why: z.string(),
      office: z.string().optional(),
    })
    .optional(),
  /** A sentence for the customer. */
  note: z.string().min(1).optional(),
});

/**
 * The facts of one bond that the rules need, in cents and years. The browser gets them as props and
 * the server from `bond_types`, with the same meaning.
 */
export const bondRulesSchema = z
  .strictObject({
    slug: z.enum(BOND_SLUGS),
    name: z.string().min(1),
    category: z.enum(BOND_CATEGORIES),
    amountLimits: amountLimitsSchema,
    terms: termsSchema.default(DEFAULT_TERMS),
    /** False for a bond that ends with its bid (`at-award`). The database renews no such bond (`private.bond_renews`). */
    renews: z.literal(false).optional(),
    /** How the bond ends, unless its kind says so: see `termConventionFor`. */
    termConvention: termConventionSchema.optional(),
    /** The largest amount that may be issued without an underwriter, in cents. 0 means never. */
    instantIssueMax: wholeDollarsSchema,
    supportedStates: z.array(z.enum(STATE_CODES)).min(1),
    requiredDocuments: z.array(z.enum(DOCUMENT_TYPES)),
    /** The facts that the bond's paper names, in the order of the form. */
    matter: z.array(matterFieldSchema).default([]),
    /** The line that names the matter, with keys in braces. Empty for a bond without one. */
    matterCaption: z.string().default(''),
    stateRules: z.partialRecord(z.enum(STATE_CODES), stateRuleSchema),
    /** The rate plans that apply to the bond, now or later. */
    ratePlans: z.array(ratePlanSchema).min(1),
  })
  .check(({ value: bond, issues }) => {
    for (const [state, rule] of Object.entries(bond.stateRules)) {
      const { min, max } = rule.limits ?? bond.amountLimits;
      if (rule.amount === undefined || (rule.amount >= min && rule.amount <= max)) continue;

      issues.push({
        code: 'custom',
        input: rule.amount,
        path: ['stateRules', state, 'amount'],
        message: `Expected an amount from ${formatWholeMoney(min)} to ${formatWholeMoney(max)}; give the state limits of its own`,
      });
    }
  });

export type BondRules = z.output<typeof bondRulesSchema>;
