import { z } from 'astro/zod';
import { ATTESTATIONS } from '../../domain/papers/bond-form.ts';
import { STATE_CODES } from '../../domain/us-states.ts';
import { formSourceSchema } from './bond-form.ts';
import { formTextSchema } from './form-text.ts';

/**
 * A text of a rider in three versions: for the power of attorney attached to the bond, a new one
 * that comes with the rider, and one that came with an earlier rider.
 */
const riderPowerSchema = z.strictObject({
  attached: formTextSchema,
  brought: formTextSchema,
  earlier: formTextSchema,
});

/** `content/surety.yaml`: the surety company, and the text that all its bonds share. */
export const suretySchema = z.strictObject({
  /** True while names and texts are samples. The documents say so. */
  sample: z.boolean(),
  /** The company's name as on its certificate of authority. */
  name: z.string().min(5),
  /** The state of incorporation. */
  stateOfIncorporation: z.string().min(4),
  /** The home office. */
  address: z.string().min(10),
  /** The phone of the home office. */
  phone: z.string().min(10),
  /** The number that insurance departments use for the company. */
  naicNumber: z.string().regex(/^\d{5}$/, 'A NAIC number has five digits'),
  /** The person who signs bonds for the company. */
  attorneyInFact: z.string().min(3),
  /** The officer who signs the power of attorney. */
  president: z.string().min(3),
  /** The officer who certifies that the power of attorney is in force. */
  secretary: z.string().min(3),
  /** The day of the board's resolution on powers of attorney. */
  resolutionDate: z.iso.date(),
  /** The notary before whom the officers sign powers of attorney. */
  notary: z.strictObject({
    name: z.string().min(3),
    state: z.string().min(4),
    county: z.string().min(3),
    commissionExpires: z.string().min(6),
  }),
  /** In dollars. A bond above this penal sum needs the approval of two underwriters. */
  secondApprovalAbove: z.int().positive(),
  /** The obligation of principal and surety, before the recitals of every form. */
  opening: formTextSchema,
  /** The paragraph before the signatures. */
  testimonium: formTextSchema,
  /** The document that names the person who may sign. */
  powerOfAttorney: z.strictObject({
    /** The heading of the document. */
    title: z.string().min(5),
    /** One item per paragraph. */
    text: z.array(formTextSchema).min(1),
    /** The last paragraph, also for a power of attorney that comes with a rider. */
    resolution: formTextSchema,
    /** What the officers' notary certifies. */
    acknowledgment: formTextSchema,
    /** The secretary's certification. */
    certificate: formTextSchema,
    /** The text and certification of a power of attorney that comes with a rider. */
    rider: z.strictObject({ text: z.array(formTextSchema).min(1), certificate: formTextSchema }),
  }),
  /** The certificate that continues a bond for another term. */
  continuation: z.strictObject({
    /** The heading of the document. */
    title: z.string().min(5),
    /** Its effect on a bond with an expiration date, and on a continuous bond. */
    fixed: formTextSchema,
    continuous: formTextSchema,
    /** Further provisions, one item per paragraph. */
    text: z.array(formTextSchema).min(1),
    /**
     * The paragraph before the signature, for the power of attorney attached to the bond and for
     * one from an earlier rider.
     */
    testimonium: z.strictObject({ attached: formTextSchema, earlier: formTextSchema }),
    /** The secretary's certification of the power of attorney. */
    certificate: z.strictObject({ attached: formTextSchema, earlier: formTextSchema }),
  }),
  /** The rider that changes a bond in force. */
  rider: z.strictObject({
    /** The heading of the document, before the rider's number. */
    title: z.string().min(5),
    /** The reference to the bond. */
    attached: formTextSchema,
    /** The text for each kind of change. */
    change: z.strictObject({
      name: formTextSchema,
      address: formTextSchema,
      /** For a bond that shows no earlier address. */
      firstAddress: formTextSchema,
      amount: formTextSchema,
    }),
    /** Further provisions, one item per paragraph. */
    text: z.array(formTextSchema).min(1),
    /** The paragraph before the signatures. */
    testimonium: riderPowerSchema,
    /** The secretary's certification of the power of attorney. */
    certificate: riderPowerSchema,
  }),
  /** The last provision or paragraph of each paper of a bond that comes with a companion. */
  companion: z.strictObject({
    bond: formTextSchema,
    powerOfAttorney: formTextSchema,
    rider: formTextSchema,
    continuation: formTextSchema,
  }),
  /** The notary's certificates of acknowledgment, for a person, a company and the surety. */
  acknowledgments: z.strictObject({
    principal: formTextSchema,
    company: formTextSchema,
    surety: formTextSchema,
    /** The certificates for principals in the states whose law sets their words. */
    ofStates: z.partialRecord(
      z.enum(STATE_CODES),
      z.strictObject({
        source: formSourceSchema,
        /** A notice that the law wants in a box above the certificate. */
        notice: formTextSchema.optional(),
        /** One item per paragraph. */
        principal: z.array(formTextSchema).min(1),
        company: z.array(formTextSchema).min(1),
      }),
    ),
  }),
  /** The box for the court, agency or owner, by the kind that a form names. */
  attestations: z.record(
    z.enum(ATTESTATIONS).exclude(['none']),
    z.strictObject({
      title: z.string().min(5),
      /** What is signed. */
      text: formTextSchema.optional(),
      /** The captions of the lines. */
      signers: z.array(z.string().min(4)).min(1),
    }),
  ),
});

/** The surety after parsing. */
export type SuretyFile = z.output<typeof suretySchema>;
