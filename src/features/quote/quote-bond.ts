import type { BondRules } from '~/domain/bonds/bond-rules';
import type { DocumentType } from '~/domain/bonds/bond-types';
import type { Cents } from '~/domain/money';

/** One bond of the catalogue as the wizard needs it: its rules, and the words that help to answer. */
export type QuoteBond = BondRules & {
  /** One sentence on what the bond is for. */
  description: string;
  /** The amount as the catalogue shows it, such as "10% of plan assets". */
  amountLabel: string;
  /** The usual range of amounts. */
  typicalAmount: { min: Cents; max: Cents };
  /** What the bond usually costs: a label, and a sentence. */
  averageCost: string;
  typicalCost: string;
  /** Who the obligee of this bond is. */
  obligeeHint: string;
  /** What exactly to send for each required document. */
  documentAsks: Partial<Record<DocumentType, string>>;
};

/** Whom to turn to, shown wherever the wizard cannot help. */
export type QuoteSite = { name: string; phone: string; email: string };
