import { z } from 'zod';
import { captionOf, type Matter, matterOf } from '../../../src/domain/bonds/matter.ts';
import { matterFieldSchema } from '../../../src/domain/bonds/matter-schema.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import { demoMatter } from './demo-matter.ts';
import type { DemoBond } from './demo-account.ts';
import type { DemoTransaction } from './insert-row.ts';

const rulesSchema = z.object({ matter: z.array(matterFieldSchema), matterCaption: z.string() });

/** What the paper of a demo bond names, and the line that names it, as the functions store them. */
export async function demoCaption(
  transaction: DemoTransaction,
  bond: Pick<DemoBond, 'bondSlug' | 'obligee' | 'about' | 'startsInDays'>,
  today: IsoDate,
): Promise<{ matter: Matter; caption: string | null }> {
  const { rows } = await transaction.query<{ rules: unknown }>(
    'select rules from public.bond_types where slug = $1',
    [bond.bondSlug],
  );
  const rules = rulesSchema.parse(rows[0]?.rules);
  const { bondDetails, business } = demoMatter(bond, today);
  const matter = matterOf(rules, {
    bondDetails: { matter: bondDetails },
    business: { matter: business },
  });

  return { matter, caption: captionOf(rules, matter) ?? null };
}
