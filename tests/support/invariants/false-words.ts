import type { Database } from '../../../supabase/local/database/database.ts';
import { loadApplicationFacts } from './application-facts.ts';

/**
 * False statements about an application at this time, even during issuing: a mail or a receipt that promises a bond
 * that is not in force. Empty when all statements are true.
 */
export async function findFalseWords(
  database: Pick<Database, 'query'>,
  applicationId: string,
): Promise<string[]> {
  const { applications, bonds, mails } = await loadApplicationFacts(database, applicationId);
  const isInForce = bonds.length > 0 && bonds.every(({ status }) => status === 'active');
  if (applications.length === 0 || isInForce) return [];

  const { rows } = await database.query<{ receipt: { status: string } }>(
    'select public.submission_receipt($1) as receipt',
    [applicationId],
  );

  return [
    ...(mails.some(({ kind }) => kind === 'issued')
      ? ['a mail says that the bond is issued, and it is not in force']
      : []),
    ...(rows[0]?.receipt.status === 'issued'
      ? ['the receipt says that the bond is issued, and it is not in force']
      : []),
  ];
}
