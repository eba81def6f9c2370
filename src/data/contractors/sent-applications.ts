import { NO_COMPANION } from '~/domain/bonds/companion-words';
import type { SentStatus } from '~/domain/contractors/bond-progress';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { LONG_TIMEOUT_MS, withinTime } from '../connection/within-time';

/** The bond of an application. */
export type SentApplicationBond = {
  id: string;
  number: string;
  /** The amount now, after every rider. */
  amount: Cents;
  isActive: boolean;
  /** Whether the user asked for its release and waits for an answer. */
  isReleaseAsked: boolean;
};

/** A sent application, and its bond once there is one. */
export type SentApplication = {
  status: SentStatus;
  /** The bond that the application asks for besides its own. */
  companion?: string;
  bond?: SentApplicationBond;
};

type Row = {
  id: string;
  status: SentStatus;
  companion: string | null;
  bonds: BondRow | BondRow[] | null;
};

type BondRow = {
  id: string;
  number: string;
  amount_cents: number;
  status: string;
  bond_requests: RequestRow[];
};

type RequestRow = { kind: string; status: string };

const COLUMNS =
  'id, status, companion:answers->bondDetails->matter->>companion, bonds!bonds_application_id_fkey (id, number, amount_cents, status, bond_requests (kind, status))';

/** The user's own sent applications among these ids, with their bonds. Drafts and unknown ids are left out. */
export async function loadSentApplications(
  db: Db,
  ids: readonly string[],
): Promise<Result<Map<string, SentApplication>, 'load-failed'>> {
  const { data, error } = await withinTime(
    db.from('applications').select(COLUMNS).in('id', ids).neq('status', 'draft'),
    LONG_TIMEOUT_MS,
  ).overrideTypes<Row[], { merge: false }>();

  return error ? fail('load-failed') : ok(new Map(data.map((row) => [row.id, toSent(row)])));
}

function toSent({ status, companion: named = null, bonds }: Row): SentApplication {
  const [bond] = [bonds].flat();
  const sent = { status, ...(named !== null && named !== NO_COMPANION && { companion: named }) };
  if (!bond) return sent;

  return {
    ...sent,
    bond: {
      id: bond.id,
      number: bond.number,
      amount: bond.amount_cents,
      isActive: bond.status === 'active',
      isReleaseAsked: bond.bond_requests.some(
        (request) => request.kind === 'release' && request.status === 'requested',
      ),
    },
  };
}
