import { z } from 'astro/zod';
import { BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { blanksIn, FORM_BLANKS } from '../../domain/papers/bond-form.ts';

/** Text of a paper, whose blanks are filled with the facts of one bond. */
export const formTextSchema = z
  .string()
  .trim()
  .regex(/^[A-Z{].*[.]$/s, 'Write sentences: a capital first, a full stop last')
  .superRefine((text, context) => {
    for (const blank of blanksIn(text)) {
      if (FORM_BLANKS.some((known) => known === blank)) continue;

      const known = FORM_BLANKS.map((name) => `{${name}}`).join(', ');
      context.addIssue({
        code: 'custom',
        message: `Nothing fills {${blank}}; a paper may use ${known}`,
      });
    }
  });

/** The words of a family of bonds, a file in `content/bond-forms/`. */
export const bondFormSchema = z
  .strictObject({
    /** At the top of the paper. */
    title: z.string().min(5),
    /** True until counsel has approved the words. The paper says so. */
    sample: z.boolean(),
    /** The bonds written on it, by their slugs, and in what capacity each binds its principal. */
    capacities: z.partialRecord(z.enum(BOND_SLUGS), z.string().min(5)),
    /** What the line for the estate, the project or the plan is called. */
    matterLabel: z.string().min(5),
    /** Why the bond is given, one item per paragraph. */
    recitals: z.array(formTextSchema).min(1),
    /** When the promise is kept, and when it is not. */
    condition: formTextSchema,
    /** How long it lasts: with a last day, and without one. */
    term: z.strictObject({ fixed: formTextSchema, continuous: formTextSchema }),
    /** What else holds; the paper numbers them. */
    provisions: z.array(formTextSchema).min(1),
  })
  .refine(({ term }) => !blanksIn(term.continuous).includes('expiryDate'), {
    path: ['term', 'continuous'],
    message: 'A continuous bond has no {expiryDate}',
  })
  .refine(({ term }) => blanksIn(term.fixed).includes('expiryDate'), {
    path: ['term', 'fixed'],
    message: 'Say what happens on {expiryDate}',
  });

/** A form after parsing. */
export type BondFormFile = z.output<typeof bondFormSchema>;
