import { loadZod } from '~/platform/load-zod';

/** The calls of the account's drafts. */
export type AccountDraft = typeof import('~/stores/account-draft');

/** The calls of the account's drafts, which visitors without an account never make. */
export function loadAccountDraft(): Promise<AccountDraft> {
  return import('~/stores/account-draft');
}

/** The account's part of opening and keeping a quote, which visitors without an account never need. */
export async function loadAccountArrival() {
  await loadZod();

  return import('./account-arrival');
}
