import type { Customer } from './stack.ts';
import { readRows, type Row } from './test-stack.ts';

/** The account's data about a customer's quotes. */
export function rowsOf({ userId }: Customer): Promise<Row[]> {
  return readRows('applications', { user_id: `eq.${userId}` });
}

/** The draft in an account's row. */
export function draftIn(row: Row | undefined): Row {
  return ((row?.['answers'] as Row | undefined)?.['draft'] ?? {}) as Row;
}
