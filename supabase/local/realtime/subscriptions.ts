import { z } from 'zod';
import type { Change } from './changes.ts';
import { readColumns, type Querying } from './columns.ts';
import { FilterError, parseFilters, type Filter } from './filters.ts';
import type { Subscriber } from './subscriber.ts';

/** A client's subscription in the client's format. The response to the join repeats it with an id. */
const requestSchema = z.looseObject({
  event: z.string().default('*'),
  schema: z.string().default('public'),
  table: z.string().default('*'),
  filter: z.string().optional(),
  select: z.array(z.string()).optional(),
});

const joinSchema = z.looseObject({
  config: z
    .looseObject({ postgres_changes: z.array(requestSchema).default([]) })
    .default({ postgres_changes: [] }),
  access_token: z.string().nullish(),
});

/** The payload of a `phx_join`: the token, and the subscriptions. Undefined when it has neither. */
export function readJoin(payload: unknown): z.output<typeof joinSchema> | undefined {
  return joinSchema.safeParse(payload).data;
}

/** One `.on('postgres_changes', ...)` of a client. */
export type Subscription = z.output<typeof requestSchema> & { id: number };

/** Whether a change matches the event and the table of a subscription. */
export function isAbout({ event, schema, table }: Subscription, change: Change): boolean {
  return (
    isOneOf(event.toUpperCase(), change.type) &&
    isOneOf(schema, change.schema) &&
    isOneOf(table, change.table)
  );
}

function isOneOf(wanted: string, name: string): boolean {
  return wanted === '*' || wanted === name;
}

/**
 * Check that a subscription can be served: a table of the publication, columns the subscriber may read, values of their
 * types. Throws a {@link FilterError} that describes the problem, as the platform does.
 */
export async function checkSubscription(
  database: Querying,
  subscription: Subscription,
  { role }: Subscriber,
): Promise<void> {
  const filters = parseFilters(subscription.filter);
  const tables = await listTables(database, subscription);
  if (tables.length === 0) {
    const { event, schema, table } = subscription;
    throw new FilterError(
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [event: ${event}, schema: ${schema}, table: ${table}]`,
    );
  }

  for (const table of tables) {
    const columns = await readColumns(database, table, role);
    for (const filter of filters) {
      const column = columns.find(({ name, isReadable }) => name === filter.column && isReadable);
      if (!column) throw new FilterError(`invalid column for filter ${filter.column}`);
      await checkValue(database, filter, column.sqlType);
    }
  }
}

async function listTables(database: Querying, { schema, table }: Subscription) {
  const { rows } = await database.query<{ schema: string; table: string }>(
    `select schemaname::text as "schema", tablename::text as "table" from pg_publication_tables
     where pubname = 'supabase_realtime' and $1::text in ('*', schemaname::text) and $2::text in ('*', tablename::text)`,
    [schema, table],
  );

  return rows;
}

async function checkValue(database: Querying, filter: Filter, sqlType: string): Promise<void> {
  const type = filter.operator === 'in' ? `${sqlType}[]` : sqlType;
  await database.query(`select $1::text::${type}`, [filter.value]).catch((error: unknown) => {
    throw new FilterError(error instanceof Error ? error.message : String(error));
  });
}
