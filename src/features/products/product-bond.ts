import type { BondCategory, BondSlug, DocumentType } from '~/domain/bonds/bond-types';
import type { Cents } from '~/domain/money';
import type { Filer } from '~/domain/states/filing';
import type { StateCode } from '~/domain/us-states';

/** What a bond's page and the lists of bonds show of the catalogue. */
export type ProductBond = {
  id: BondSlug;
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
    averageCost: string;
    typicalCost: string;
    limits: { min: Cents; max: Cents };
    instantIssueMax: Cents;
    requiredDocuments: readonly { type: DocumentType; ask: string }[];
    whoFiles: Filer;
    howFiled: string;
    states: Partial<Record<StateCode, StateEntry>>;
    sources: readonly ProductSource[];
  };
};

/** What a state's entry tells a list of bonds. */
type StateEntry = { required?: boolean | undefined; amount?: Cents | undefined };

type ProductSource = {
  title: string;
  url?: string | undefined;
  citation?: string | undefined;
  verified: string;
  confidence: 'primary' | 'seller' | 'dated' | 'house';
};
