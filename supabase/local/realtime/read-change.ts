import type { Database } from '../database/database.ts';
import type { Change } from './changes.ts';
import { readColumns, type Column, type Querying } from './columns.ts';
import { parseFilters, toCondition, type Filter } from './filters.ts';
import type { Subscriber } from './subscriber.ts';
import type { Subscription } from './subscriptions.ts';

/** A change in the platform's format. */
export type ChangeData = Record<string, unknown>;

/**
 * A change as its subscriber may see it: the current row, in the columns that the subscriber's role may read, if the
 * policies show it and it passes the filter. Otherwise undefined. For a deleted row no policy can be checked, so, as on
 * the platform, every subscriber gets its key and nothing else.
 */
export async function readChange(
  database: Database,
  change: Change,
  subscription: Subscription,
  subscriber: Subscriber,
): Promise<ChangeData | undefined> {
  return database.transaction(async (transaction) => {
    const columns = await readColumns(transaction, change, subscriber.role);
    if (change.type !== 'DELETE' && columns.some(({ isKey, isReadable }) => isKey && !isReadable)) {
      return { ...describe(change, []), errors: ['Error 401: Unauthorized'] };
    }

    const told = columns.filter(
      ({ name, isKey, isReadable }) =>
        isReadable && (isKey || (subscription.select?.includes(name) ?? true)),
    );
    await actAs(transaction, subscriber);
    const filters = parseFilters(subscription.filter);
    const record = await readRow(transaction, change, { columns, told, filters });
    if (!record) return undefined;

    const oldKey = pick(change.oldKey ?? {}, told);
    if (change.type === 'DELETE') return { ...describe(change, told), old_record: oldKey };

    return {
      ...describe(change, told),
      record,
      ...(change.type === 'UPDATE' && { old_record: oldKey }),
    };
  });
}

function describe(change: Change, columns: readonly Column[]): ChangeData {
  return {
    schema: change.schema,
    table: change.table,
    type: change.type,
    commit_timestamp: change.committedAt,
    columns: columns.map(({ name, type }) => ({ name, type })),
    errors: null,
  };
}

/** Lasts until the transaction ends. */
async function actAs(database: Querying, { role, claims }: Subscriber): Promise<void> {
  await database.query(
    "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
    [role, JSON.stringify(claims)],
  );
}

async function readRow(
  database: Querying,
  { schema, table, type, key, oldKey }: Change,
  { columns, told, filters }: { columns: Column[]; told: Column[]; filters: Filter[] },
): Promise<object | undefined> {
  const name = `${quote(schema)}.${quote(table)}`;
  const keyRow = `jsonb_populate_record(null::${name}, $1::jsonb)`;
  const keyColumns = columns.filter(({ isKey }) => isKey).map(({ quotedName }) => quotedName);
  const source =
    type === 'DELETE'
      ? `${keyRow} as changed`
      : `${name} as changed join ${keyRow} as wanted using (${keyColumns.join(', ')})`;
  const conditions = filters.map((filter, i) => {
    const column = columns.find((candidate) => candidate.name === filter.column);
    return column ? toCondition(filter, column, i + 2) : 'false';
  });

  const { rows } = await database.query<{ record: object }>(
    `select to_jsonb(told) as record from (
       select ${told.map(({ quotedName }) => `changed.${quotedName}`).join(', ')}
       from ${source} where ${['true', ...conditions].join(' and ')}
     ) as told`,
    [JSON.stringify(type === 'DELETE' ? oldKey : key), ...filters.map(({ value }) => value)],
  );

  return rows[0]?.record;
}

function pick(record: Record<string, unknown>, columns: readonly Column[]) {
  return Object.fromEntries(
    columns
      .filter(({ name }) => Object.hasOwn(record, name))
      .map(({ name }) => [name, record[name]]),
  );
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
