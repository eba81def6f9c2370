import { createClient } from '@supabase/supabase-js';
import type { Database } from '../database/database.ts';

/** A manifest as it is stored, with the number of its bond. */
export type StoredManifest = {
  bondNumber: string;
  revision: number;
  manifest: string;
  signature: string;
  keyId: string;
};

/** Where the history is read from. Both reject when it cannot be read. */
export type HistorySource = {
  report: () => Promise<unknown>;
  /** What was signed last of each bond, some at a time. */
  manifests: () => AsyncIterable<StoredManifest>;
};

const PAGE = 500;

type SignedRow = { revision: number; manifest: string; signature: string; key_id: string };

type BondRow = { number: string; bond_manifests: SignedRow[] };

/** A bond and what was signed of it last; nothing, where nothing was. */
type Row = { number: string } & { [column in keyof SignedRow]?: SignedRow[column] | null };

/** The history of a project, hosted or running here, by its Data API with a secret key. */
export function historyOverApi(url: string, secretKey: string): HistorySource {
  const api = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

  return {
    async report() {
      const { data, error } = await api.rpc('check_application_history');
      if (error) throw new Error(`The history could not be read: ${error.message}`);

      return data as unknown;
    },
    manifests: () =>
      inPages(async (offset) => {
        const { data, error } = await api
          .from('bonds')
          .select('number, bond_manifests (revision, manifest, signature, key_id)')
          .order('id')
          .range(offset, offset + PAGE - 1)
          .overrideTypes<BondRow[], { merge: false }>();
        if (error) throw new Error(`The signatures could not be read: ${error.message}`);

        return data.map(({ number, bond_manifests: signed }) => ({
          ...signed.toSorted((one, other) => other.revision - one.revision)[0],
          number,
        }));
      }),
  };
}

/** The history in a Postgres that is open in this process. */
export function historyInDatabase(database: Pick<Database, 'query'>): HistorySource {
  return {
    async report() {
      const { rows } = await database.query<{ report: unknown }>(
        'select public.check_application_history() as report',
      );

      return rows[0]?.report;
    },
    manifests: () =>
      inPages(async (offset) => {
        const { rows } = await database.query<Row>(
          `select bond.number, latest.*
           from public.bonds as bond
           left join lateral (
             select signed.revision, signed.manifest, signed.signature, signed.key_id
             from public.bond_manifests as signed
             where signed.bond_id = bond.id
             order by signed.revision desc
             limit 1
           ) as latest on true
           order by bond.id
           limit $1 offset $2`,
          [PAGE, offset],
        );

        return rows;
      }),
  };
}

async function* inPages(read: (offset: number) => Promise<Row[]>): AsyncIterable<StoredManifest> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read(offset);
    for (const { number: bondNumber, revision, manifest, signature, key_id: keyId } of rows) {
      if (revision && manifest && signature && keyId)
        yield { bondNumber, revision, manifest, signature, keyId };
    }
    if (rows.length < PAGE) return;
  }
}
