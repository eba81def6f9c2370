import { z } from 'zod';
import { withoutCopiedLabel } from '../bonds/copied-label.ts';
import type { MatterAnswers, MatterField } from '../bonds/matter.ts';
import { yearOf, type IsoDate } from '../dates.ts';
import { addIssues } from '../fields/add-issues.ts';
import { choiceField, type YesNo } from '../fields/choice-field.ts';
import { einField } from '../fields/identity-fields.ts';
import { moneyField, NOT_A_WHOLE_NUMBER, wholeNumberField } from '../fields/number-fields.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import { orOnFile } from '../fields/on-file.ts';
import { optionalReadText } from '../fields/read-field.ts';
import { noteField, optionalPrintedTextField, printedTextField } from '../fields/text-field.ts';
import { parseIndustryCode } from '../formats/business-numbers.ts';
import { parseWebAddress } from '../formats/web-address.ts';
import type { StateCode } from '../us-states.ts';
import { addressParts } from './address.ts';
import { MIN_DESCRIPTION_LENGTH } from './business-limits.ts';
import { BUSINESS_TYPES } from './business-types.ts';
import { furtherBusinessesSchema, repeatedNumbers } from './further-parties.ts';
import { matterSchema } from './matter-answers.ts';

/** The earliest accepted year. */
export const EARLIEST_YEAR_ESTABLISHED = 1800;

/** The business is in the state of the bond, so that state replaces the one in the form, unless it may be in any state. */
function businessAddressSchema({ stateCode, mayBeElsewhere }: Place) {
  const fixed = z
    .string()
    .optional()
    .transform(() => stateCode);

  return z.object({ ...addressParts, state: mayBeElsewhere ? addressParts.state : fixed });
}

type Place = { stateCode: StateCode; mayBeElsewhere: boolean };
type BusinessFacts = Place & { today: IsoDate; mayBeOnFile: boolean };

/** The facts about a business that applies. */
function businessParts({ today, mayBeOnFile, ...place }: BusinessFacts) {
  return {
    legalName: printedTextField('Legal business name'),
    dbaName: optionalPrintedTextField('DBA name').transform(
      (typed) => typed && withoutCopiedLabel('dbaName', typed),
    ),
    ein: orOnFile(einField(), mayBeOnFile),
    businessType: choiceField(BUSINESS_TYPES, 'Business type is required'),
    yearEstablished: wholeNumberField('Valid year is required', {
      min: EARLIEST_YEAR_ESTABLISHED,
      max: yearOf(today),
    }),
    annualRevenue: moneyField('Annual revenue is required'),
    employeeCount: wholeNumberField('Employee count is required', { min: 1 }, NOT_A_WHOLE_NUMBER),
    businessAddress: businessAddressSchema(place).prefault({ state: '' }),
    businessDescription: noteField(
      'Business description',
      'Business description is required',
      MIN_DESCRIPTION_LENGTH,
    ),
    industryCode: optionalReadText('Enter a NAICS code of 2 to 6 digits', parseIndustryCode),
    website: optionalReadText(
      'Enter the address of the website, such as example.com',
      parseWebAddress,
    ),
    furtherBusinesses: furtherBusinessesSchema(mayBeOnFile),
  };
}

type GivenBusiness = z.output<z.ZodObject<ReturnType<typeof businessParts>>>;

/** The answers to step 3. A person who applies alone has no business. */
export type Business = Partial<GivenBusiness> & {
  /** Asked only for bonds that bind a person. */
  isBusiness?: YesNo;
  matter?: MatterAnswers;
};

/**
 * The answers to step 3. `stateCode` is the state chosen in step 0. `furtherBusinesses` sign the
 * bond with the business, such as the partners of a joint venture. With `mayBePerson`, the step asks
 * first whether a business applies, and a person answers the fields of the `matter` alone. With `mayBeElsewhere`, the
 * business may be in another state. With `mayBeOnFile`, the server may have the EINs.
 */
export function businessSchema({
  today,
  stateCode,
  mayBePerson = false,
  mayBeElsewhere = false,
  matter = [],
  mayBeOnFile = false,
}: {
  today: IsoDate;
  stateCode: StateCode;
  mayBePerson?: boolean;
  mayBeElsewhere?: boolean;
  matter?: readonly MatterField[];
  mayBeOnFile?: boolean | undefined;
}) {
  const given = matterSchema(matter, today);
  const person = z.object({ isBusiness: z.literal('no'), matter: given });
  const business = z
    .object({
      isBusiness: z.literal('yes'),
      matter: given,
      ...businessParts({ today, stateCode, mayBeElsewhere, mayBeOnFile }),
    })
    .superRefine(({ ein, furtherBusinesses = [] }, context) => {
      const numbers = [ein, ...furtherBusinesses.map((further) => further.ein)];
      addIssues(context, repeatedNumbers(numbers, 'furtherBusinesses', 'ein'));
    });

  return z
    .preprocess(
      (answers) => withApplicantKind(answers, mayBePerson),
      z.discriminatedUnion('isBusiness', [person, business], {
        error: 'Select whether a business is applying',
      }),
    )
    .transform(({ isBusiness, ...answers }): Business => {
      const kept = omitBlank(answers) as Business;

      return mayBePerson ? { isBusiness, ...kept } : kept;
    });
}

/**
 * Add the answer to "Is a business applying?" where it is not asked, or was not asked of an older
 * application, which names its business.
 */
function withApplicantKind(answers: unknown, mayBePerson: boolean): unknown {
  if (typeof answers !== 'object' || answers === null) return answers;
  if (!mayBePerson) return { ...answers, isBusiness: 'yes' };

  const { isBusiness, legalName } = answers as Record<string, unknown>;
  return { ...answers, isBusiness: isBusiness ?? (legalName ? 'yes' : undefined) };
}
