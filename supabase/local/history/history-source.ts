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
  /** Every manifest that was signed, some at a time. */
  manifests: () => AsyncIterable<StoredManifest>;
};

const PAGE = 500;

type Row = {
  number: string;
  revision: number;
  manifest: string;
  signature: string;
  key_id: string;
};

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
          .from('bond_manifests')
          .select('revision, manifest, signature, key_id, bonds (number)')
          .order('bond_id')
          .order('revision')
          .range(offset, offset + PAGE - 1)
          .overrideTypes<
            (Omit<Row, 'number'> & { bonds: { number: string } })[],
            { merge: false }
          >();
        if (error) throw new Error(`The signatures could not be read: ${error.message}`);

        return data.map(({ bonds, ...row }) => ({ ...row, number: bonds.number }));
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
          `select bond.number, signed.revision, signed.manifest, signed.signature, signed.key_id
           from public.bond_manifests as signed
           join public.bonds as bond on bond.id = signed.bond_id
           order by signed.bond_id, signed.revision
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
    for (const { number: bondNumber, key_id: keyId, ...row } of rows) {
      yield { ...row, bondNumber, keyId };
    }
    if (rows.length < PAGE) return;
  }
}
