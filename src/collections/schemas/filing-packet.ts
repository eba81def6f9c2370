import { z } from 'astro/zod';
import { BOND_CATEGORIES, BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { FILING_METHODS } from '../../domain/states/filing.ts';
import { sentenceSchema } from './figures.ts';

const linesSchema = z.array(sentenceSchema).min(1);

const familySchema = z
  .strictObject({
    /** The checks before filing, one sentence each. */
    checks: linesSchema.optional(),
    /** The guide and the heading of the numbered list that has the checks. */
    checksOf: z.strictObject({ guide: z.string(), heading: z.string() }).optional(),
    /** The papers and other things to bring. */
    bring: linesSchema,
    /** The things to ask for before leaving the counter. */
    askFor: linesSchema,
  })
  .refine(
    ({ checks, checksOf }) => (checks === undefined) !== (checksOf === undefined),
    'Give checks, or the guide that has them',
  );

/** The words of the filing packet, `content/filing-packet.yaml`. */
export const filingPacketSchema = z.strictObject({
  /** How to hand in a bond, by filing method. `unknown`: no source names a method. */
  channels: z.record(z.enum([...FILING_METHODS, 'unknown']), sentenceSchema),
  /** A bond that is filed in other states and that no office takes in this one. */
  kept: familySchema,
  families: z.record(z.enum(BOND_CATEGORIES), familySchema),
  /** Bonds that differ from their family. */
  bonds: z.partialRecord(z.enum(BOND_SLUGS), familySchema),
});

/** The words of the filing packet after parsing. */
export type FilingPacketFile = z.output<typeof filingPacketSchema>;
