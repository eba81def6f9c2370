import { z } from 'zod';
import { companionOf } from '../../../src/domain/bonds/companion.ts';
import { pairName } from '../../../src/domain/bonds/companion-words.ts';
import { parseBondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import { filingPacket } from '../../../src/domain/papers/filing-packet.ts';
import { formOf } from '../../../src/domain/papers/form-of.ts';
import { parseStateCode } from '../../../src/domain/us-states.ts';
import { DependencyError } from '../_shared/failures.ts';
import { FILING_WORDS } from '../_shared/papers/filing-words.ts';
import { BOND_FORMS } from '../_shared/papers/paper-words.ts';
import type { PacketFacts } from '../_shared/papers/packet-paper.ts';
import type { BondFacts } from '../_shared/proof/bond-facts.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** Bonds issued before applications asked for the matter have none. */
const matterSchema = z.object({
  caption: z.string().nullish(),
  matter: z.record(z.string(), z.string()).nullish(),
  principals: z.array(z.string()).nullish(),
  /** The office that takes the bond. The facts to sign have the payee in its place, where the paper names one. */
  obligee: z.string(),
  /** Whom the paper names. Unknown for the oldest bonds, which name the obligee. */
  payee: z.string().nullish(),
  /** The first day without the bond, and the last day where the paper names that one. Null: until its release. */
  expiry_date: z.iso.date().nullable(),
  last_day: z.iso.date().nullable(),
  bond_types: z.object({ name: z.string() }),
  /** The matter of the law firm that applied for the bond. */
  applications: z.object({ matters: z.object({ id: z.string() }).nullable() }).nullable(),
});

/** Load what the cover and the checklist of a bond's packet print. */
export async function loadPacketFacts(
  database: ServiceClient,
  bondId: string,
  facts: BondFacts,
  madeOn: IsoDate,
): Promise<PacketFacts> {
  const { data, error } = await database
    .from('bonds')
    .select('*, bond_types (name), applications!bonds_application_id_fkey (matters (id))')
    .eq('id', bondId)
    .single();
  if (error) throw new DependencyError('database', error.code);

  const row = matterSchema.parse(data);
  const { number, principal, amount, effectiveDate } = facts;
  const { obligee } = row;
  const bondSlug = parseBondSlug(facts.bondSlug);
  const stateCode = parseStateCode(facts.stateCode);
  const companion = companionOf(row.matter ?? {});
  if (!bondSlug || !stateCode) throw new DependencyError('database', 'unknown-bond-type');

  return {
    bondName: pairName(row.bond_types.name, companion),
    number,
    principal,
    principals: row.principals ?? [principal],
    obligee,
    payee: row.payee ?? obligee,
    penalSum: formatMoney(amount),
    effectiveOn: effectiveDate,
    endsOn: row.last_day ?? row.expiry_date ?? undefined,
    madeOn,
    packet: filingPacket(
      {
        bondSlug,
        stateCode,
        obligee,
        caption: row.caption ?? undefined,
        matter: row.matter ?? {},
        form: formOf(BOND_FORMS, bondSlug, stateCode),
        companionForm: companion && formOf(BOND_FORMS, companion, stateCode),
      },
      FILING_WORDS,
      row.applications?.matters ? 'attorney' : 'customer',
    ),
  };
}
