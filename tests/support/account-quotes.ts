import type { Customer } from './stack.ts';
import { readRows, type Row } from './test-stack.ts';

/** Everything the account has of a customer's quotes. */
export function rowsOf({ userId }: Customer): Promise<Row[]> {
  return readRows('applications', { user_id: `eq.${userId}` });
}

/** The draft in the row of an account. */
export function draftIn(row: Row | undefined): Row {
  return ((row?.['answers'] as Row | undefined)?.['draft'] ?? {}) as Row;
}
