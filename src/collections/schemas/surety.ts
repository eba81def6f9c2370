import { z } from 'astro/zod';
import { formTextSchema } from './bond-form.ts';

/** A text of a rider, by where the power of attorney is under which it is signed. */
const riderPowerSchema = z.strictObject({
  attached: formTextSchema,
  brought: formTextSchema,
  earlier: formTextSchema,
});

/** `content/surety.yaml`: the company that stands behind our bonds, and what each bond of it says. */
export const suretySchema = z.strictObject({
  /** True while names and words are samples. The papers say so. */
  sample: z.boolean(),
  /** The company's name as on its certificate of authority. */
  name: z.string().min(5),
  /** Where it is organized. */
  stateOfIncorporation: z.string().min(4),
  /** Its home office. */
  address: z.string().min(10),
  /** By which insurance departments know it. */
  naicNumber: z.string().regex(/^\d{5}$/, 'A NAIC number has five digits'),
  /** Who signs bonds for it. */
  attorneyInFact: z.string().min(3),
  /** Who signs the power of attorney. */
  president: z.string().min(3),
  /** Who certifies that it is in force. */
  secretary: z.string().min(3),
  /** In dollars: a bond above this penal sum needs the approval of two underwriters. */
  secondApprovalAbove: z.int().positive(),
  /** What binds principal and surety, before the recitals of every form. */
  opening: formTextSchema,
  /** Before the signatures. */
  testimonium: formTextSchema,
  /** The paper that shows who may sign. */
  powerOfAttorney: z.strictObject({
    /** At the top of the paper. */
    title: z.string().min(5),
    /** One item per paragraph. */
    text: z.array(formTextSchema).min(1),
    /** The last paragraph, also of a power that a rider brings. */
    resolution: formTextSchema,
    /** What the secretary certifies. */
    certificate: formTextSchema,
    /** The same of a power that a rider brings. */
    rider: z.strictObject({ text: z.array(formTextSchema).min(1), certificate: formTextSchema }),
  }),
  /** The certificate that continues a bond for another term. */
  continuation: z.strictObject({
    /** At the top of the paper. */
    title: z.string().min(5),
    /** What it does for a bond with a last day, and for one without. */
    fixed: formTextSchema,
    continuous: formTextSchema,
    /** What else holds, one item per paragraph. */
    text: z.array(formTextSchema).min(1),
    /** Before the signature: under the power of attorney of the bond, or the last one that a rider brought. */
    testimonium: z.strictObject({ attached: formTextSchema, earlier: formTextSchema }),
    /** What the secretary certifies of that power. */
    certificate: z.strictObject({ attached: formTextSchema, earlier: formTextSchema }),
  }),
  /** What changes a bond that is in force. */
  rider: z.strictObject({
    /** At the top of the paper, before its number. */
    title: z.string().min(5),
    /** Which bond it belongs to. */
    attached: formTextSchema,
    /** What it changes. */
    change: z.strictObject({
      name: formTextSchema,
      address: formTextSchema,
      /** Where the bond says nothing of the address before. */
      firstAddress: formTextSchema,
      amount: formTextSchema,
    }),
    /** What else holds, one item per paragraph. */
    text: z.array(formTextSchema).min(1),
    /** Before the signatures: under the power of attorney of the bond, of the rider, or of an earlier rider. */
    testimonium: riderPowerSchema,
    /** What the secretary certifies of that power. */
    certificate: riderPowerSchema,
  }),
  /** What a notary signs after principal and surety have signed. */
  acknowledgments: z.strictObject({ principal: formTextSchema, surety: formTextSchema }),
});

/** The surety after parsing. */
export type SuretyFile = z.output<typeof suretySchema>;
