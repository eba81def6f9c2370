import type { AmountRules } from '~/domain/matters/matter-amount';

/** A rule with its source. */
export type DeskRule = {
  rule: string;
  title: string;
  url?: string | undefined;
  citation?: string | undefined;
};

/** What the desk knows about a state. */
export type DeskState = AmountRules & {
  name: string;
  /** How a court bond is filed there. Undefined: we found no rule. */
  filing?: { label: string; how: string } | undefined;
  probateRules: readonly DeskRule[];
  guardianRule?: DeskRule | undefined;
  appealRules: readonly DeskRule[];
};

/** The served states by code. */
export type DeskStates = Readonly<Record<string, DeskState>>;
