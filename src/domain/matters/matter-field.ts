import type { MatterValues } from './matter-values.ts';

/** The parts of the form. */
export type MatterSection = 'case' | 'dates' | 'amount' | 'risk';

export type MatterField = {
  key: string;
  label: string;
  section: MatterSection;
  kind: 'text' | 'note' | 'money' | 'date' | 'yes-no' | 'choice' | 'state' | 'number' | 'rows';
  /** The column of the database. Without one, the value is in `facts`. */
  column?: string;
  hint?: string;
  choices?: Readonly<Record<string, string>>;
  /** The columns of a list. */
  rows?: Readonly<Record<string, string>>;
  /** Longest text in characters. */
  max?: number;
  /** Whether the field grows with a text that is longer than its line. */
  grows?: true;
  /** Whether the form asks for the field. Defaults to always. */
  asked?: (values: MatterValues) => boolean;
  /** Whether the bond needs it. Defaults to optional. */
  needed?: (values: MatterValues) => boolean;
};
