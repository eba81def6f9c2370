import { z } from 'astro/zod';
import { BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { ATTESTATIONS } from '../../domain/papers/bond-form.ts';
import { blanksIn } from '../../domain/papers/form-blanks.ts';
import { STATE_CODES } from '../../domain/us-states.ts';
import { sentenceSchema } from './figures.ts';
import { blankTextSchema, formTextSchema } from './form-text.ts';

/** A field of the matter, or `caption` or `purpose`. */
const needsSchema = z.array(z.string().regex(/^[a-z]\w*$/)).min(1);

/** A paragraph, or one that is printed only if the bond has its facts. */
const optionalTextSchema = z.union([
  formTextSchema,
  z.strictObject({ text: formTextSchema, needs: needsSchema }),
]);

/** Whether a text names the end of the bond. */
function namesEnd(text: string): boolean {
  return blanksIn(text).some((blank) => blank === 'expiryDate' || blank === 'end');
}

const termSchema = z
  .strictObject({ fixed: formTextSchema, continuous: formTextSchema })
  .refine(({ continuous }) => !namesEnd(continuous), {
    path: ['continuous'],
    message: 'A continuous bond has no {expiryDate} and no {end}',
  })
  .refine(({ fixed }) => namesEnd(fixed), {
    path: ['fixed'],
    message: 'Say when the bond ends with {end}, or what happens on {expiryDate}',
  });

/** The text of a bond: what a form has, and what an override can replace. */
const wordsSchema = z.strictObject({
  /** The heading of the document. */
  title: z.string().min(5),
  /** The label of the line for the estate, project or plan. */
  matterLabel: z.string().min(5),
  /** Before the recitals, in place of the opening in `content/surety.yaml`. */
  opening: formTextSchema.optional(),
  /** Who the bond runs to by law: "the Governor of the {stateInFull}". */
  payee: blankTextSchema.optional(),
  /** The reasons for the bond, one item per paragraph. */
  recitals: z.array(optionalTextSchema).min(1),
  /** The recitals of an application from before we asked for the matter. */
  recitalsWithoutMatter: z.array(optionalTextSchema).min(1).optional(),
  /** When the obligation is void, and when it remains in force. */
  condition: formTextSchema,
  /** The term of the bond, with an expiration date and without one. */
  term: termSchema,
  /** Further provisions. The document numbers them. */
  provisions: z.array(optionalTextSchema).min(1),
  /** The block for the court, agency or owner. Default: room for "approved and filed". */
  attestation: z.enum(ATTESTATIONS).optional(),
  /** What is signed there, in place of our sentence for the block. */
  attestationText: formTextSchema.optional(),
  /** What the principal does before signing. The dashboard and the filing packet say it. */
  beforeSigning: sentenceSchema.optional(),
  /** What the clerk's page of the filing packet says about this form. */
  notes: z.array(z.string().min(10)).min(1).optional(),
  /** The form that the court or agency requires in place of ours. */
  ownForm: z
    .strictObject({
      number: z.string().min(1),
      name: z.string().min(5),
      url: z.url(),
      why: z.string().min(10),
      office: z.string().min(3).optional(),
    })
    .optional(),
  /** A first page with facts that the law wants there. */
  frontPage: z
    .strictObject({
      title: z.string().min(5),
      rows: z
        .array(
          z.strictObject({
            label: z.string().min(3),
            text: z.union([
              blankTextSchema,
              z.strictObject({ text: blankTextSchema, needs: needsSchema }),
            ]),
          }),
        )
        .min(1),
    })
    .optional(),
});

/** A day. Editors write 2026-11-20, which the site's YAML parser turns into a date and the tools' parser does not. */
const daySchema = z.union([
  z.iso.date(),
  z.date().transform((day) => day.toISOString().slice(0, 10)),
]);

/** The law or form that a text follows, and the day on which we read it. */
export const formSourceSchema = z.strictObject({
  name: z.string().min(5),
  citation: z.string().min(3),
  url: z.url(),
  checked: daySchema,
});

const overrideSchema = z
  .strictObject({
    /** The bonds and states that it applies to; left out for all of the form. */
    bonds: z.array(z.enum(BOND_SLUGS)).min(1).optional(),
    states: z.array(z.enum(STATE_CODES)).min(1).optional(),
    source: formSourceSchema,
    ...wordsSchema.partial().shape,
  })
  .refine(({ bonds, states }) => bonds !== undefined || states !== undefined, {
    message: 'Name bonds, states or both; other words belong above',
  });

/** The text of a family of bonds, a file in `content/bond-forms/`. The bonds that use it name it. */
export const bondFormSchema = z.strictObject({
  /** True until counsel has approved the text. The document says so. */
  sample: z.boolean(),
  ...wordsSchema.shape,
  /** Other words for bonds and states. The most specific wins, field by field. */
  overrides: z.array(overrideSchema).min(1).optional(),
});

/** A form after parsing. */
export type BondFormFile = z.output<typeof bondFormSchema>;
