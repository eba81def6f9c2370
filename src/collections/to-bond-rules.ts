import type { BondRules } from '../domain/bonds/bond-rules.ts';
import type { BondSlug } from '../domain/bonds/bond-types.ts';
import type { StateCode } from '../domain/us-states.ts';
import type { BondFile } from './schemas/bond.ts';

/** A bond of the catalogue, with the states it is written in by code. */
export type BondContent = {
  id: BondSlug;
  data: Omit<BondFile, 'supportedStates'> & { supportedStates: StateCode[] };
};

/** A bond file with `all-served` replaced by the codes of the served states, in their order. */
export function toBondContent(
  id: BondSlug,
  file: BondFile,
  servedStates: readonly StateCode[],
): BondContent {
  const supportedStates =
    file.supportedStates === 'all-served' ? [...servedStates] : file.supportedStates;

  return { id, data: { ...file, supportedStates } };
}

/** What the rules need of a bond, and nothing a page shows: small enough to be an island's props. */
export function toBondRules({ id, data }: BondContent): BondRules {
  return {
    slug: id,
    name: data.name,
    category: data.category,
    amountLimits: data.limits,
    terms: data.terms,
    instantIssueMax: data.instantIssueMax,
    supportedStates: data.supportedStates,
    requiredDocuments: data.requiredDocuments.map(({ type }) => type),
    stateRules: toStateRules(data),
  };
}

function toStateRules(data: BondContent['data']): BondRules['stateRules'] {
  const { statutoryAmount } = data;
  const codes = statutoryAmount
    ? data.supportedStates
    : data.supportedStates.filter((code) => data.states[code]);

  return Object.fromEntries(codes.map((code) => [code, toStateRule(data, code)]));
}

type StateRule = NonNullable<BondRules['stateRules'][StateCode]>;

function toStateRule({ states, statutoryAmount }: BondContent['data'], code: StateCode): StateRule {
  const override = states[code];
  const amount = override?.amount ?? statutoryAmount?.amount;
  const note = override?.note ?? statutoryAmount?.note;

  return {
    ...(override?.required !== undefined && { required: override.required }),
    ...(amount !== undefined && { amount }),
    ...(override?.limits && { limits: override.limits }),
    ...(override?.terms && { terms: override.terms }),
    ...(note && { note }),
  };
}
