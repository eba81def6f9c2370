import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { BondCategory } from '../../../src/domain/bonds/bond-types.ts';
import { todayIn } from '../../../src/domain/dates.ts';
import { importKeyring } from '../../functions/_shared/seal.ts';
import { findByEmail } from '../auth/accounts.ts';
import { makeAccount } from '../auth/make-account.ts';
import type { Database } from '../database/database.ts';
import { SEALING_KEY_ID } from '../functions/function-environment.ts';
import { SECRET_KEY } from '../keys.ts';
import type { Stack } from '../stack.ts';
import type { DemoAccount, DemoBond } from './demo-account.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_SECRET } from './demo-accounts.ts';
import { addDemoFirm } from './demo-firm.ts';
import { addDemoContractor } from './demo-contractor.ts';
import { addDemoInquiries } from './demo-inquiries.ts';
import { insertRow, type DemoTransaction } from './insert-row.ts';
import { storeDraft, storeSentApplication, type DemoOwner } from './store-application.ts';
import { prepareBond, storeBond, type PreparedBond } from './store-bond.ts';

/** The running stack that gets the accounts. */
type DemoStack = Pick<Stack, 'apiUrl' | 'database' | 'sealingKey'>;

const TIME_ZONE = 'America/New_York';

/** Add the demo accounts and their records. An existing account stays unchanged, so every start can call this. */
export async function addDemoAccounts(
  stack: DemoStack,
  accounts: readonly DemoAccount[] = DEMO_ACCOUNTS,
): Promise<void> {
  for (const account of accounts) {
    if (!(await findByEmail(stack.database, account.email))) await addAccount(stack, account);
  }
}

/** Files first: a file without a row is harmless, a row without its file is not. */
async function addAccount(stack: DemoStack, account: DemoAccount): Promise<void> {
  const { apiUrl, database, sealingKey } = stack;
  const keyring = await importKeyring({ [SEALING_KEY_ID]: sealingKey }, SEALING_KEY_ID);
  const today = todayIn(TIME_ZONE, new Date());
  const owner = { account, userId: randomUUID(), today, keyring };
  const bonds: PreparedBond[] = [];
  for (const bond of account.bonds) bonds.push(await prepare(database, owner, bond));
  await uploadPapers(apiUrl, bonds);

  await database.transaction(async (transaction) => {
    await addPerson(transaction, owner);
    for (const bond of bonds) await storeBond(transaction, owner, bond);
    for (const application of account.applications) {
      const { status, sentDaysAgo } = application;
      if (status === 'draft') await storeDraft(transaction, owner, application);
      else await storeSentApplication(transaction, owner, application, { status, sentDaysAgo });
    }
    if (account.hasFirm) {
      await addDemoFirm(transaction, { userId: owner.userId, name: account.business, today });
    }
    if (account.hasContractor) {
      await addDemoContractor(transaction, { ...owner, business: account.business });
    }
    if (account.role === 'underwriter') await addDemoInquiries(transaction, owner.userId);
    // Their notifications would have been sent long ago.
    await transaction.query('delete from private.notifications where user_id = $1', [owner.userId]);
  });
}

async function addPerson(
  transaction: DemoTransaction,
  { account, userId }: DemoOwner,
): Promise<void> {
  await makeAccount(transaction as unknown as Database, {
    id: userId,
    email: account.email,
    password: DEMO_PASSWORD,
    isConfirmed: true,
    userMetadata: { first_name: account.firstName, last_name: account.lastName },
    appMetadata: {},
  });
  if (account.role) {
    await insertRow(transaction, 'public.staff_roles', { user_id: userId, role: account.role });
    await addFactor(transaction, userId);
  }
}

/** Staff need a second factor. Visitors of the demo must not have to set one up first. */
async function addFactor(transaction: DemoTransaction, userId: string): Promise<void> {
  const now = new Date().toISOString();

  await insertRow(transaction, 'auth.mfa_factors', {
    id: randomUUID(),
    user_id: userId,
    friendly_name: 'Demo',
    factor_type: 'totp',
    status: 'verified',
    secret: DEMO_SECRET,
    created_at: now,
    updated_at: now,
  });
}

async function prepare(
  database: Database,
  owner: DemoOwner,
  bond: DemoBond,
): Promise<PreparedBond> {
  const { rows } = await database.query<{ number: string; name: string; category: BondCategory }>(
    'select private.next_bond_number() as number, name, category from public.bond_types where slug = $1',
    [bond.bondSlug],
  );
  if (!rows[0]) throw new Error(`[demo] The catalogue has no bond ${bond.bondSlug}`);

  return prepareBond(owner, bond, { ...rows[0], id: randomUUID() });
}

async function uploadPapers(apiUrl: string, bonds: readonly PreparedBond[]): Promise<void> {
  const { storage } = createClient(apiUrl, SECRET_KEY, { auth: { persistSession: false } });

  for (const { path, bytes } of bonds.flatMap(({ papers }) => Object.values(papers))) {
    const { error } = await storage
      .from('bonds')
      .upload(path, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
    if (error) throw new Error(`[demo] ${path} was not stored: ${error.message}`);
  }
}
