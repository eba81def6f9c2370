/** The values of a matter by the key of their field, as the rules read them. */
import type { MatterKind } from './matter-words.ts';

/** One row of a list, such as an heir: texts by column. */
export type MatterRow = Readonly<Record<string, string>>;

/** A text, a day as `YYYY-MM-DD` or a choice; money in cents; or a list. */
export type MatterValue = string | number | readonly MatterRow[];

/** The known values. A missing key is not answered yet. */
export type MatterValues = Readonly<Partial<Record<string, MatterValue>>>;

/** A person of a matter. The id is made by the browser. */
export type MatterPerson = {
  id: string;
  role: 'client' | 'co-fiduciary';
  fullName: string;
  email: string;
  phone: string;
};

export type MatterFacts = {
  kind: MatterKind;
  values: MatterValues;
  people: readonly MatterPerson[];
};

/** A text or choice, or an empty text. */
export function textOf(values: MatterValues, key: string): string {
  const value = values[key];

  return typeof value === 'string' ? value : '';
}

/** An amount in cents. Undefined when it is not known. */
export function moneyOf(values: MatterValues, key: string): number | undefined {
  const value = values[key];

  return typeof value === 'number' ? value : undefined;
}

/** The rows of a list. */
export function rowsOf(values: MatterValues, key: string): readonly MatterRow[] {
  const value = values[key];

  return typeof value === 'object' ? value : [];
}

/** Whether a yes-or-no question is answered with yes. */
export function isYes(values: MatterValues, key: string): boolean {
  return values[key] === 'yes';
}
