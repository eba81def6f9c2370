import type { BondRules } from '~/domain/bonds/bond-rules';
import type { PayeeBond } from '~/domain/bonds/payee-by-law';
import type { DocumentType } from '~/domain/bonds/bond-types';
import type { Cents } from '~/domain/money';
import type { ExamplePrices } from '~/domain/quote/example-price-words';
import type { RequirementFamily } from '~/domain/requirements/requirement';

/** The catalog data of a bond that the wizard needs: its rules, and texts that help with the answers. */
export type QuoteBond = BondRules & {
  /** One sentence about the purpose of the bond. */
  description: string;
  /** The amount as the catalog shows it, such as "10% of plan assets". */
  amountLabel: string;
  /** The usual range of amounts. */
  typicalAmount: { min: Cents; max: Cents };
  prices: ExamplePrices;
  /** The page of requirements that has the rows of this bond's law. */
  lawFamily?: RequirementFamily | undefined;
  /** Explains who the obligee of this bond is. */
  obligeeHint: string;
  /** The payees that the laws of states name, with the blank `{obligee}`. */
  payees: PayeeBond['payees'];
  /** The office of each state that takes this bond, if we know it. */
  offices: PayeeBond['offices'];
  /** The description of each required document. */
  documentAsks: Partial<Record<DocumentType, string>>;
  /** The name of the required document of the type `other`. */
  otherDocument?: string | undefined;
};

/** Our name and how to contact us, for problems that the wizard cannot solve. */
export type QuoteSite = { name: string; phone: string; email: string };
