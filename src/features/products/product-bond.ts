import type { BondCategory, BondSlug, DocumentType } from '~/domain/bonds/bond-types';
import type { Cents } from '~/domain/money';
import type { RatePlan } from '~/domain/rates/rate-plan';
import type { RequirementFamily } from '~/domain/requirements/requirement';
import type { Filer } from '~/domain/states/filing';
import type { StateCode } from '~/domain/us-states';

/** The catalog data that a bond's page and the lists of bonds show. */
export type ProductBond = {
  id: BondSlug;
  ratePlans: readonly RatePlan[];
  /** What laws and offices require of the bond, each with the bond whose page of requirements lists it. */
  requirements: readonly { bond: RequirementFamily }[];
  /** The states whose office has its own form. */
  ownForms: Partial<Record<StateCode, unknown>>;
  data: {
    name: string;
    category: BondCategory;
    description: string;
    situation: string;
    whoNeedsIt: readonly string[];
    howMuch: readonly string[];
    underwriting: readonly string[];
    claims: readonly string[];
    release: readonly string[];
    atHand: readonly string[];
    questions: readonly { question: string; answer: readonly string[] }[];
    defaultAmountLabel: string;
    exampleAmount: Cents;
    /** The amount, if one law fixes it in every state. */
    statutoryAmount?: { amount: Cents; note: string } | undefined;
    averageCost: string;
    averageCostScope?: string | undefined;
    typicalCost: string;
    limits: { min: Cents; max: Cents };
    instantIssueMax: Cents;
    /** The available terms, in years. */
    terms: readonly number[];
    requiredDocuments: readonly { type: DocumentType; name?: string | undefined; ask: string }[];
    whoFiles: Filer;
    howFiled: string;
    /** How long we take. Fidelity bonds have none of their own. */
    processing?: { time: string; description: string } | undefined;
    states: Partial<Record<StateCode, StateEntry>>;
    sources: readonly ProductSource[];
  };
};

/** The part of a state's entry that a list of bonds uses. */
type StateEntry = { required?: boolean | undefined; amount?: Cents | undefined };

type ProductSource = {
  title: string;
  url?: string | undefined;
  copy?: string | undefined;
  citation?: string | undefined;
  verified: string;
  confidence: 'primary' | 'seller' | 'dated' | 'house';
};
