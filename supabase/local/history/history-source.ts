import { createClient } from '@supabase/supabase-js';
import type { Database } from '../database/database.ts';

export type StoredManifest = {
  revision: number;
  manifest: string;
  signature: string;
  keyId: string;
};

/** A bond and all its manifests, the first revision first. */
export type SignedBond = {
  bondNumber: string;
  /** The time of issue (ISO 8601, UTC). */
  issuedAt: string;
  /** Whether the bond has papers to sign. */
  hasPapers: boolean;
  manifests: readonly StoredManifest[];
};

/** The source of the history. Both functions reject when the source is unreadable. */
export type HistorySource = {
  report: () => Promise<unknown>;
  /** Every bond with its manifests, in batches. */
  bonds: () => AsyncIterable<SignedBond>;
};

const PAGE = 500;

type Row = {
  number: string;
  issued_at: string | Date;
  pdf_url: string | null;
  bond_manifests: { revision: number; manifest: string; signature: string; key_id: string }[];
};

/** The history of a project, hosted or local, through its Data API with a secret key. */
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
    bonds: () =>
      inPages(async (offset) => {
        const { data, error } = await api
          .from('bonds')
          .select(
            'number, issued_at, pdf_url, bond_manifests (revision, manifest, signature, key_id)',
          )
          .order('id')
          .range(offset, offset + PAGE - 1)
          .overrideTypes<Row[], { merge: false }>();
        if (error) throw new Error(`The signatures could not be read: ${error.message}`);

        return data;
      }),
  };
}

/** The history in a Postgres that this process has open. */
export function historyInDatabase(database: Pick<Database, 'query'>): HistorySource {
  return {
    async report() {
      const { rows } = await database.query<{ report: unknown }>(
        'select public.check_application_history() as report',
      );

      return rows[0]?.report;
    },
    bonds: () =>
      inPages(async (offset) => {
        const { rows } = await database.query<Row>(
          `select bond.number, bond.issued_at, bond.pdf_url, (
             select coalesce(jsonb_agg(to_jsonb(signed)), '[]')
             from public.bond_manifests as signed
             where signed.bond_id = bond.id
           ) as bond_manifests
           from public.bonds as bond
           order by bond.id
           limit $1 offset $2`,
          [PAGE, offset],
        );

        return rows;
      }),
  };
}

async function* inPages(read: (offset: number) => Promise<Row[]>): AsyncIterable<SignedBond> {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await read(offset);
    for (const row of rows) yield toSignedBond(row);
    if (rows.length < PAGE) return;
  }
}

function toSignedBond(row: Row): SignedBond {
  return {
    bondNumber: row.number,
    issuedAt: new Date(row.issued_at).toISOString(),
    hasPapers: row.pdf_url !== null,
    manifests: row.bond_manifests
      .map(({ key_id: keyId, ...signed }) => ({ ...signed, keyId }))
      .sort((one, other) => one.revision - other.revision),
  };
}
