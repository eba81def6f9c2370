import { z } from 'zod';
import { recordPapersOpening } from './bond-papers-opening.ts';
import { bondRowSchema } from './bond-row.ts';
import type { Caller } from './caller.ts';
import { claimsOf } from './caller-claims.ts';
import { DependencyError } from './failures.ts';
import { hashQuoteKey, ownsQuote } from './quote-ownership.ts';
import type { ServiceClient } from './service-client.ts';

const rowSchema = bondRowSchema
  .pick({ status: true, user_id: true })
  .extend({
    applications: z
      .object({ user_id: z.uuid().nullable(), quote_key_hash: z.string().nullable() })
      .nullable(),
  });

/** Who asks for the papers of a bond, and the key of the quote, if the caller sent one. */
type PapersClaim = { caller: Caller; quoteKey: string | undefined };

/**
 * Whether a caller may open the papers of a bond: its owner, the visitor who bought it and has the key of the quote, a
 * colleague at the owner's law firm who may change the bond's matter, or staff, whose opening is recorded.
 */
export async function mayOpenPapers(
  database: ServiceClient,
  bond: { id: string; ownerId: string | null | undefined },
  { caller, quoteKey }: PapersClaim,
): Promise<boolean> {
  if (caller.userId !== undefined && bond.ownerId === caller.userId) return true;
  if (quoteKey !== undefined && (await isBuyersKey(database, bond.id, quoteKey))) return true;

  if (await mayOpenForMatter(database, bond.id, caller)) return true;

  return recordPapersOpening(database, bond.id, caller);
}

/** Whether the bond belongs to a matter that the caller may change, and to a colleague at the same law firm. */
async function mayOpenForMatter(
  database: ServiceClient,
  bondId: string,
  caller: Caller,
): Promise<boolean> {
  if (caller.userId === undefined) return false;

  const { data, error } = await database.rpc('may_open_papers_for_matter', {
    call: { claims: claimsOf(caller), bondId },
  });
  if (error) throw new DependencyError('database', error.code);

  return data === true;
}

/**
 * Whether the key of a quote opens the papers of a bond: the bond was bought with this quote, is in force, and neither
 * the bond nor its application is in an account. False for an unknown bond.
 */
async function isBuyersKey(
  database: ServiceClient,
  bondId: string,
  quoteKey: string,
): Promise<boolean> {
  const { data, error } = await database
    .from('bonds')
    .select('status, user_id, applications!bonds_application_id_fkey (user_id, quote_key_hash)')
    .eq('id', bondId)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return false;

  const { status, user_id: ownerId, applications: application } = rowSchema.parse(data);
  if (status !== 'active' || ownerId !== null || application === null) return false;

  return ownsQuote(
    { userId: application.user_id, keyHash: application.quote_key_hash },
    { userId: undefined, keyHash: await hashQuoteKey(quoteKey) },
  );
}
