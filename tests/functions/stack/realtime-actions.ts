import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  RealtimeChannel,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js';
import { onTestFinished } from 'vitest';
import { startTestStack, type Client, type TestStack } from '../../support/stack';
import { createFolder } from './temporary-folder';

/** A table of notes that only their owner can read and Realtime publishes, and a table without Realtime. */
const MIGRATION = `
  create table public.notes (
    id uuid primary key default gen_random_uuid(),
    owner uuid not null default auth.uid(),
    folder text not null default 'inbox',
    body text not null,
    secret text not null default 'hidden',
    length int not null generated always as (char_length(body)) stored,
    created_at timestamptz not null default '2026-02-01T10:00:00Z'
  );
  create table public.untold (id int primary key);
  alter table public.notes enable row level security;
  grant select (id, owner, folder, body, length, created_at), update (folder, body), delete
    on public.notes to authenticated;
  grant insert (folder, body) on public.notes to authenticated;
  grant all on public.notes to service_role;
  create policy "Owners do everything" on public.notes to authenticated
    using ((select auth.uid()) = owner) with check ((select auth.uid()) = owner);
  alter publication supabase_realtime add table public.notes;
`;

/** A row of the table of notes. */
export type Note = Record<'id' | 'owner' | 'folder' | 'body' | 'created_at', string>;

/** A change of a note as supabase-js returns it. */
export type NoteChange = RealtimePostgresChangesPayload<Note>;

/** The events that a subscriber has received, and the subscription's status. */
export type Listener = {
  channel: RealtimeChannel;
  changes: NoteChange[];
  statuses: string[];
  /** Messages about the subscription itself, such as `Subscribed to PostgreSQL`. */
  said: string[];
};

/** A stack with only notes, and the secret that signs its tokens. */
export async function startNotesStack(): Promise<TestStack & { jwtSecret: string }> {
  const { folder, remove } = await createFolder({
    'migrations/20260101000000_notes.sql': MIGRATION,
  });
  const stack = await startTestStack({
    migrationsDirectory: join(folder, 'migrations'),
    dataDirectory: join(folder, 'data'),
  });
  const secrets = await readFile(join(folder, 'data', 'secrets.json'), 'utf8');
  const stop = async () => {
    await stack.stop();
    await remove();
  };

  return { ...stack, ...(JSON.parse(secrets) as { jwtSecret: string }), stop };
}

/** Subscribes to notes until the end of the test. */
export function listenTo(
  client: Client,
  filter: { event?: 'INSERT' | 'UPDATE' | 'DELETE'; table?: string; filter?: string } = {},
  name = 'notes',
): Listener {
  const listener = { changes: [], statuses: [], said: [] } as Omit<Listener, 'channel'>;
  const wanted = { event: '*', schema: 'public', table: 'notes', ...filter } as {
    event: '*';
    schema: string;
  };
  const channel = client
    .channel(name)
    .on<Note>('postgres_changes', wanted, (change) => listener.changes.push(change))
    .on('system', {}, ({ message }: { message: string }) => listener.said.push(message))
    .subscribe((status) => listener.statuses.push(status));
  onTestFinished(async () => {
    await client.removeAllChannels();
  });

  return { ...listener, channel };
}

/** The notes table for a client whose types know only the project's tables. */
export function notesOf(client: Client) {
  return (client as unknown as SupabaseClient).from('notes');
}

/** A token with these claims, signed with the stack's secret. */
export function signToken(claims: Record<string, unknown>, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;

  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
