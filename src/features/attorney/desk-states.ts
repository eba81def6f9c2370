import type { AmountRules } from '~/domain/matters/matter-amount';

/** A rule with its source. */
export type DeskRule = {
  rule: string;
  /** The citation of the law, or the title of the source. */
  source: string;
  /** The address of the row with the statute, the quoted sentence and the host where we read it. */
  row?: string | undefined;
};

/** How a bond is filed in a state, and whether its quote asks for the identification of the client. */
type DeskFiling = { label?: string | undefined; how: string; asksForClientId?: boolean };

/** What the desk knows about a state. */
export type DeskState = AmountRules & {
  name: string;
  /** How each bond of the desk is filed there. The label names the method, if the state has one for the bond. */
  filings: Readonly<Record<string, DeskFiling>>;
  probateRules: readonly DeskRule[];
  guardianRules: readonly DeskRule[];
  appealRules: readonly DeskRule[];
};

/** The served states by code. */
export type DeskStates = Readonly<Record<string, DeskState>>;
