import type { DeskFacts } from '~/domain/contractors/company-facts';
import type { FormValues } from '~/domain/contractors/typed-form';
import { fail, ok, type Result } from '~/domain/result';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

const TIMEOUT_MS = 5_000;

/** Find the company of the user's contractor desk. Undefined when the user has no desk. */
export async function findOwnCompany(
  db: Db,
  userId: string,
): Promise<Result<DeskFacts | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('contractors')
      .select(
        `legal_name, trade_name, entity, formed_on, details, contractor_statements (kind, as_of, revenue_cents),
        contractor_members!inner (user_id)`,
      )
      .eq('contractor_members.user_id', userId)
      .is('contractor_members.left_at', null)
      .order('as_of', { referencedTable: 'contractor_statements', ascending: false })
      .limit(1),
    TIMEOUT_MS,
  );
  if (error) return fail(loadFailure(status));

  const [row] = data;

  return ok(
    row && {
      legalName: row.legal_name,
      facts: { trade_name: row.trade_name, entity: row.entity, formed_on: row.formed_on },
      details: row.details as FormValues,
      statements: row.contractor_statements.map(({ kind, revenue_cents }) => ({
        kind: kind as DeskFacts['statements'][number]['kind'],
        revenue: revenue_cents,
      })),
    },
  );
}
