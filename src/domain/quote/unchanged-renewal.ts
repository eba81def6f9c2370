/**
 * A quote whose other answers are known: a renewal in which nothing changed since the last term, or a bond of a
 * contractor's project. It asks only for the numbers that are never kept and for the declarations, which are made anew.
 */
import { z } from 'zod';
import type { DocumentType } from '../bonds/bond-types.ts';
import { addIssues } from '../fields/add-issues.ts';
import { type Decision, decideApplication } from './decision.ts';
import type { Issue } from './failure-schema.ts';
import { SECTION_KEYS, type SectionKey } from './journey.ts';
import { type SectionContext, sectionSchemas } from './sections.ts';
import { forEachQuestion } from './underwriting-questions.ts';
import { underwritingSchema } from './underwriting.ts';

/** The declarations as typed so far. */
type TypedDeclarations = Record<string, unknown>;

/** The form values of the sections that a renewal fills in. */
export type FilledSections = Partial<Record<SectionKey, unknown>>;

/** The numbers that are never kept, by their section, in the order of the page. */
const NEVER_KEPT = { applicant: ['dateOfBirth', 'ssn'], business: ['ein'] } as const;

/** A number that an unchanged renewal asks for again. */
export type AskedNumber = (typeof NEVER_KEPT)[keyof typeof NEVER_KEPT][number];

/**
 * The numbers that a quote with these sections still needs. Undefined when another answer is missing or no longer
 * valid, so that the customer has to go through the steps.
 */
export function numbersToAsk(
  sections: FilledSections,
  context: SectionContext,
): AskedNumber[] | undefined {
  const schemas = sectionSchemas(context);
  const open = SECTION_KEYS.filter((section) => section !== 'underwriting')
    .flatMap((section) => issuesOf(schemas[section], sections[section]))
    .map(({ path }) => path.join('.'));
  const known: readonly string[] = Object.values(NEVER_KEPT).flat();
  if (open.some((path) => !known.includes(path))) return undefined;

  return [...new Set(open)] as AskedNumber[];
}

/** The sections with the asked numbers as typed. Other answers, and other numbers, stay as they are. */
export function withNumbers(
  sections: FilledSections,
  asked: readonly AskedNumber[],
  typed: Partial<Record<AskedNumber, unknown>>,
): Pick<FilledSections, 'applicant' | 'business'> {
  const fill = (section: keyof typeof NEVER_KEPT): unknown => ({
    ...Object(sections[section]),
    ...Object.fromEntries(
      asked
        .filter((number) => isIn(section, number))
        .map((number) => [number, typed[number]] as const),
    ),
  });

  return { applicant: fill('applicant'), business: fill('business') };
}

function isIn(section: keyof typeof NEVER_KEPT, number: AskedNumber): boolean {
  return (NEVER_KEPT[section] as readonly string[]).includes(number);
}

/** The schema of the form: the asked numbers and the declarations beside each other. */
export function unchangedRenewalSchema(
  sections: FilledSections,
  asked: readonly AskedNumber[],
  context: SectionContext,
) {
  const schemas = sectionSchemas(context);

  return z.looseObject({}).superRefine((values, refinement) => {
    const { applicant, business } = withNumbers(sections, asked, values);

    addIssues(refinement, [
      ...issuesOf(schemas.applicant, applicant),
      ...issuesOf(schemas.business, business),
      ...issuesOf(underwritingSchema, values),
    ]);
  });
}

/**
 * The decision on a quote whose other answers are known, as far as it is answered: an open declaration counts as one
 * that needs no underwriter. `isInsideLine` is true for the bid bond of a contractor's line. Throws if the bond details
 * are invalid; `numbersToAsk` says whether they are.
 */
export function expectedDecision(
  sections: FilledSections,
  context: SectionContext,
  uploadedDocuments: readonly DocumentType[],
  isInsideLine = false,
): Decision['status'] {
  const declared = Object(sections.underwriting) as TypedDeclarations;
  const creditCheck = declared['creditCheck'];

  return decideApplication({
    ...context,
    bondDetails: sectionSchemas(context).bondDetails.parse(sections.bondDetails),
    underwriting: {
      ...forEachQuestion(({ key }) => ({ answer: isYes(declared[key]) ? 'yes' : 'no' })),
      creditCheck: creditCheck === 'not_authorized' ? creditCheck : 'authorized',
    },
    uploadedDocuments,
    isRenewal: context.renews !== undefined,
    isInsideLine,
  }).status;
}

function isYes(declaration: unknown): boolean {
  return (Object(declaration) as { answer?: unknown }).answer === 'yes';
}

function issuesOf(schema: z.ZodType, answers: unknown): Issue[] {
  const { error } = schema.safeParse(answers);

  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String), message }));
}
