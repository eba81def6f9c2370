import { z } from 'zod';
import { CENTS_PER_DOLLAR } from '../money.ts';
import { STATE_CODES } from '../us-states.ts';
import { BOND_CATEGORIES, BOND_SLUGS, DOCUMENT_TYPES } from './bond-types.ts';

/** Spec 1, section 5: the terms on offer, in years, for a bond that names none of its own. */
export const DEFAULT_TERMS = [1, 2, 3, 4];

/** The longest term any law asks for is a Michigan notary's seven years; ten leaves room. */
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
  /** False where the state asks for no such bond. */
  required: z.boolean().optional(),
  /** The penal sum the state's law fixes, in cents. */
  amount: wholeDollarsSchema.optional(),
  /** Limits that replace the bond's own where the law needs others. */
  limits: amountLimitsSchema.optional(),
  /** Terms that replace the bond's own, in years. */
  terms: termsSchema.optional(),
  /** A sentence for the customer. */
  note: z.string().min(1).optional(),
});

/**
 * What the rules need to know of one bond, in cents and years. The browser gets it as props, the server from the
 * row of `bond_types`; both mean the same.
 */
export const bondRulesSchema = z
  .strictObject({
    slug: z.enum(BOND_SLUGS),
    name: z.string().min(1),
    category: z.enum(BOND_CATEGORIES),
    amountLimits: amountLimitsSchema,
    terms: termsSchema.default(DEFAULT_TERMS),
    /** The largest amount issued without an underwriter, in cents; 0 means never. */
    instantIssueMax: wholeDollarsSchema,
    supportedStates: z.array(z.enum(STATE_CODES)).min(1),
    requiredDocuments: z.array(z.enum(DOCUMENT_TYPES)),
    stateRules: z.partialRecord(z.enum(STATE_CODES), stateRuleSchema),
  })
  .check(({ value: bond, issues }) => {
    for (const [state, rule] of Object.entries(bond.stateRules)) {
      const { min, max } = rule.limits ?? bond.amountLimits;
      if (rule.amount === undefined || (rule.amount >= min && rule.amount <= max)) continue;

      issues.push({
        code: 'custom',
        input: rule.amount,
        path: ['stateRules', state, 'amount'],
        message: `Expected an amount from ${min} to ${max} cents; give the state limits of its own`,
      });
    }
  });

export type BondRules = z.output<typeof bondRulesSchema>;
