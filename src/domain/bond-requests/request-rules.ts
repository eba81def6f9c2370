/** The requests that each bond allows, the proofs of each request, and the length of the notice. */
import { BOND_TRAITS, type BondSlug, type RequestFamily } from '../bonds/bond-types.ts';
import { addDays, type IsoDate } from '../dates.ts';
import { endsBond, REQUEST_KINDS, type RequestKind, type RequestStatus } from './request-kinds.ts';
import type { ProofKind } from './request-proofs.ts';

/** The proofs for each allowed request. One of them is enough; an empty list requires none. */
export type RequestRules = Partial<Record<RequestKind, readonly ProofKind[]>>;

/**
 * Only a court order ends a fiduciary bond (`content/bond-forms/fiduciary.yaml`, last provision),
 * so the principal cannot cancel it.
 */
const FIDUCIARY: RequestRules = {
  'name-change': ['court_order', 'name_record'],
  'address-change': [],
  'amount-change': ['court_order'],
  release: ['order_of_discharge'],
};

/**
 * An appeal bond runs until the judgment is satisfied, reversed or released
 * (`content/bond-forms/appeal.yaml`).
 */
const APPEAL: RequestRules = {
  ...FIDUCIARY,
  release: ['order_of_discharge', 'satisfaction_of_judgment'],
};

/**
 * The agency's release or a notice ends a license bond (`content/bond-forms/license-permit.yaml`).
 */
const LICENSE: RequestRules = {
  'name-change': ['name_record', 'agency_letter'],
  'address-change': [],
  'amount-change': ['agency_letter'],
  cancellation: ['surrender', 'replacement_bond', 'signed_letter'],
  release: ['obligee_release'],
};

/**
 * As a license bond, but a letter alone does not end it, because an active commission requires the
 * bond.
 */
const NOTARY: RequestRules = { ...LICENSE, cancellation: ['surrender', 'replacement_bond'] };

/**
 * Principal and surety may cancel, nobody releases the bond, and 49 CFR 387.307 fixes the amount.
 */
const FREIGHT: RequestRules = {
  'name-change': ['name_record', 'agency_letter'],
  'address-change': [],
  cancellation: ['surrender', 'replacement_bond', 'signed_letter'],
};

/** The owner of the project ends the bond. It cannot be cancelled during the job. */
const CONTRACT: RequestRules = {
  'name-change': ['name_record'],
  'address-change': [],
  'amount-change': ['change_order'],
};

/**
 * Nobody releases the bond. It ends with its term, or earlier when the plan ends or another bond
 * replaces it, because the plan has to stay bonded (ERISA 412).
 */
const PLAN: RequestRules = {
  'name-change': ['name_record'],
  'address-change': [],
  'amount-change': ['plan_figures'],
  cancellation: ['replacement_bond', 'plan_termination'],
};

const RULES: Record<RequestFamily, RequestRules> = {
  fiduciary: FIDUCIARY,
  appeal: APPEAL,
  license: LICENSE,
  notary: NOTARY,
  freight: FREIGHT,
  bid: { ...CONTRACT, release: ['award_to_another', 'contract_bonded', 'obligee_release'] },
  performance: { ...CONTRACT, release: ['acceptance_of_work', 'obligee_release'] },
  payment: { ...CONTRACT, release: ['final_waivers', 'obligee_release'] },
  plan: PLAN,
  employees: {
    ...PLAN,
    'amount-change': ['signed_letter'],
    cancellation: ['signed_letter', 'replacement_bond'],
  },
};

/** The requests that a bond allows, with their proofs. A proof for a bond with a companion has to do for both. */
export function requestRules(bond: BondSlug, companion?: BondSlug): RequestRules {
  const own = RULES[BOND_TRAITS[bond].requests];
  if (companion === undefined) return own;

  const others = RULES[BOND_TRAITS[companion].requests];
  const shared = REQUEST_KINDS.flatMap((kind) => {
    const [proofs, more] = [own[kind], others[kind]];

    return proofs && more ? [[kind, proofs.filter((proof) => more.includes(proof))] as const] : [];
  });

  return Object.fromEntries(shared);
}

/**
 * The proofs of a request; one of them is enough. Undefined when the bond does not allow the
 * request.
 */
export function proofsFor(
  bond: BondSlug,
  kind: RequestKind,
  companion?: BondSlug,
): readonly ProofKind[] | undefined {
  return requestRules(bond, companion)[kind];
}

/**
 * The proof to send with a request: the only one, or the chosen one. A proof that was chosen for
 * another request and does not fit this one is ignored.
 */
export function proofToSend(
  proofs: readonly ProofKind[],
  chosen: ProofKind | undefined,
): ProofKind | undefined {
  return proofs.length === 1 ? proofs[0] : proofs.find((proof) => proof === chosen);
}

/**
 * Arizona's dealer law requires 60 days (`content/articles/auto-dealer-bond-filing.mdx` names the
 * statute).
 */
const ARIZONA_DEALER_NOTICE_DAYS = 60;

/**
 * The days between the notice of cancellation and the end of the bond. Other laws may require more,
 * so an underwriter confirms the day. 0 when nobody has to receive notice.
 */
export function noticeDays(bond: BondSlug, stateCode: string): number {
  return bond === 'auto-dealer' && stateCode === 'AZ'
    ? ARIZONA_DEALER_NOTICE_DAYS
    : BOND_TRAITS[bond].noticeDays;
}

/** The first day on which a bond can end when it is cancelled `today`. */
export function firstEndDay(bond: BondSlug, stateCode: string, today: IsoDate): IsoDate {
  return addDays(today, noticeDays(bond, stateCode));
}

/** The kinds of requests that a customer can send now: those that the bond allows and that are not waiting for an answer. */
export function askableKinds(
  rules: Partial<Record<RequestKind, unknown>>,
  requests: readonly { kind: RequestKind; status: RequestStatus }[],
): RequestKind[] {
  return REQUEST_KINDS.filter((kind) => {
    const isWaiting = requests.some((sent) => sent.kind === kind && sent.status === 'requested');

    return rules[kind] !== undefined && !isWaiting;
  });
}

/** The kinds of requests that end a bond. */
export type EndKind = Extract<RequestKind, 'cancellation' | 'release'>;

/** The ways to end a bond that its customer can ask for now. None while a request to end it waits for an answer. */
export function askableEnds(
  rules: Partial<Record<RequestKind, unknown>>,
  requests: readonly { kind: RequestKind; status: RequestStatus }[],
): EndKind[] {
  const isWaiting = requests.some(({ kind, status }) => endsBond(kind) && status === 'requested');

  return isWaiting ? [] : askableKinds(rules, requests).filter(endsBond);
}
