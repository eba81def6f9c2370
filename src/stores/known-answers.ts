import { getNames } from '~/data/account/profile';
import { findLatestApplication } from '~/data/applications/latest-application';
import { withDb } from '~/data/connection/client';
import { findOwnCompany } from '~/data/contractors/own-company';
import { agencyDay } from '~/domain/business-day';
import { companyFacts } from '~/domain/contractors/company-facts';
import type { KnownFacts } from '~/domain/quote/known-answers';
import { $session, shownUser } from './session';

/** What the account knows about its owner. */
export type KnownAccount = KnownFacts;

let last: { userId: string; account: Promise<KnownAccount | undefined> } | undefined;

/**
 * Load the facts that the signed-in user's account has. Undefined when nobody is signed in, when
 * the account cannot be loaded now, or when its owner left while it was loading. A page loads the
 * facts of a user only once.
 */
export async function loadKnownAccount(): Promise<KnownAccount | undefined> {
  const session = $session.get();
  if (session.status !== 'signed-in') return undefined;

  const { id, email } = session.user;
  if (last?.userId !== id) last = { userId: id, account: load(id, email) };
  const account = await last.account;

  return shownUser($session.get())?.id === id ? account : undefined;
}

async function load(userId: string, email: string): Promise<KnownAccount | undefined> {
  const [names, latest, desk] = await Promise.all([
    withDb((db) => getNames(db, userId)),
    withDb((db) => findLatestApplication(db, userId)),
    withDb((db) => findOwnCompany(db, userId)),
  ]);
  if (!names.ok || !latest.ok || !desk.ok) {
    if (last?.userId === userId) last = undefined;
    return undefined;
  }

  const { value } = latest;
  return {
    person: { email, ...names.value },
    application: value && { ...value, submittedOn: agencyDay(new Date(value.submittedAt)) },
    company: desk.value && companyFacts(desk.value),
  };
}
