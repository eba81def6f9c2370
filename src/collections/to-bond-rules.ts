import type { MatterField } from '../domain/bonds/matter.ts';
import type { BondRules } from '../domain/bonds/bond-rules.ts';
import { endsAtAward, type BondSlug } from '../domain/bonds/bond-types.ts';
import { termConventionFor, yearEndOf } from '../domain/bonds/term-convention.ts';
import type { RatePlan } from '../domain/rates/rate-plan.ts';
import type { RequirementFact } from '../domain/requirements/requirement.ts';
import type { StateCode } from '../domain/us-states.ts';
import type { BondForm } from '../domain/papers/bond-form.ts';
import type { BondFile } from './schemas/bond.ts';
import { type FormFacts, toFormFacts } from './to-form-facts.ts';
import type { SourcedRequirement } from './schemas/requirements.ts';
import { withRequirements, type BondWithRequirements } from './with-requirements.ts';

/** A bond of the catalog, with the codes of its states. */
export type BondContent = {
  id: BondSlug;
  data: Omit<BondWithRequirements, 'supportedStates'> & { supportedStates: StateCode[] };
  /** What laws and offices require of the bond. */
  requirements: readonly SourcedRequirement[];
  /** The rate plans that name the bond or all bonds. */
  ratePlans: readonly RatePlan[];
} & FormFacts;

/** The content that all bonds share. */
export type SharedContent = {
  servedStates: readonly StateCode[];
  ratePlans: readonly RatePlan[];
  /** The forms of `content/bond-forms`. */
  forms: readonly BondForm[];
  /** The facts of `content/requirements`. */
  requirements: readonly SourcedRequirement[];
};

/**
 * Replace `all-served` in a bond file with the codes of the served states, in their order, and add what
 * laws and offices require of the bond.
 */
export function toBondContent(
  id: BondSlug,
  file: BondFile,
  { servedStates, ratePlans, forms, requirements }: SharedContent,
): BondContent {
  const supportedStates =
    file.supportedStates === 'all-served' ? [...servedStates] : file.supportedStates;
  const own = requirements.filter(({ bonds }) => bonds.includes(id));

  return {
    id,
    data: { ...withRequirements(file, own), supportedStates },
    requirements: own,
    ratePlans: ratePlans.filter(({ bonds }) => bonds === 'all' || bonds.includes(id)),
    ...toFormFacts(forms, id, supportedStates),
  };
}

/**
 * The part of a bond that the rules need, without page texts: small enough for the props of an
 * island.
 */
export function toBondRules({ id, data, ratePlans, ownForms }: BondContent): BondRules {
  const stateRules = toStateRules(data, ownForms);
  const { termConvention } = data;
  const hasFreeYear = (code: StateCode) =>
    !isOneYear(stateRules[code]?.terms ?? data.terms) &&
    yearEndOf(termConventionFor({ slug: id, stateRules, termConvention }, code)) === undefined;

  return {
    slug: id,
    name: data.name,
    category: data.category,
    amountLimits: data.limits,
    terms: endsAtAward(id) ? [1] : data.terms,
    ...(endsAtAward(id) && { renews: false as const }),
    ...(data.termConvention && { termConvention: data.termConvention }),
    instantIssueMax: data.instantIssueMax,
    supportedStates: data.supportedStates,
    requiredDocuments: data.requiredDocuments.map(({ type }) => type),
    matter: data.matter.fields.flatMap((field) => askedIn(field, data, hasFreeYear)),
    matterCaption: data.matter.caption,
    stateRules,
    ratePlans: [...ratePlans],
  };
}

/** Whether a bond has no other term than one year. */
function isOneYear(terms: readonly number[]): boolean {
  return terms.every((years) => years === 1);
}

/** A field of the form. The end of the license year is left out where the law fixes that year, or a term of one year. */
function askedIn(
  field: MatterField,
  { supportedStates }: BondContent['data'],
  hasFreeYear: (code: StateCode) => boolean,
): MatterField[] {
  if (field.key !== 'licenseYearEnd') return [field];
  const states = (field.states ?? supportedStates).filter(hasFreeYear);
  if (!field.states && states.length === supportedStates.length) return [field];

  return states.length > 0 ? [{ ...field, states }] : [];
}

function toStateRules(
  data: BondContent['data'],
  ownForms: BondContent['ownForms'],
): BondRules['stateRules'] {
  const { statutoryAmount } = data;
  const codes = statutoryAmount
    ? data.supportedStates
    : data.supportedStates.filter((code) => hasRule(data.states[code]) || ownForms[code]);

  return Object.fromEntries(
    codes.map((code) => [
      code,
      { ...toStateRule(data, code), ...(ownForms[code] && { ownForm: ownForms[code] }) },
    ]),
  );
}

/** The facts of a law that an applicant needs when they name an amount. */
const AMOUNT_LAW: readonly RequirementFact[] = ['required', 'formula', 'cap', 'threshold'];

/** What only pages show of a state's entry. */
const PAGE_ONLY = ['law', 'sources', 'amountRow', 'isAmountUnknown', 'lawRows'];

/** Whether a state's entry has a rule for applications. The rest of its law only pages show. */
function hasRule(entry: BondContent['data']['states'][StateCode]): boolean {
  const isRule = (key: string) => !PAGE_ONLY.includes(key);

  return amountNote(entry) !== undefined || Object.keys(entry ?? {}).some(isRule);
}

/** What the law says about the amount, if the entry has no note of its own. */
function amountNote(entry: BondContent['data']['states'][StateCode]): string | undefined {
  const sentences = (entry?.law ?? [])
    .filter(({ fact }) => AMOUNT_LAW.includes(fact))
    .map(({ sentence }) => sentence);

  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

type StateRule = NonNullable<BondRules['stateRules'][StateCode]>;

function toStateRule({ states, statutoryAmount }: BondContent['data'], code: StateCode): StateRule {
  const override = states[code];
  const amount = override?.amount ?? statutoryAmount?.amount;
  const note = override?.note ?? statutoryAmount?.note ?? amountNote(override);

  return {
    ...(override?.required !== undefined && { required: override.required }),
    ...(amount !== undefined && { amount }),
    ...(override?.limits && { limits: override.limits }),
    ...(override?.terms && { terms: override.terms }),
    ...(override?.termConvention && { termConvention: override.termConvention }),
    ...(note && { note }),
  };
}
