import { fetchVerification, type VerificationFailure } from '~/data/bond-verification';
import { connectionFailure } from '~/data/connection';
import { readVerifyToken } from '~/domain/bonds/verify-token';
import type { BondVerification } from '~/domain/bonds/bond-verification';
import { fail } from '~/domain/result';
import { letAskForCode } from './ask-for-code';
import { VERIFICATION_FAILURES } from './messages';
import { findParts, showView, type VerifyParts } from './page-parts';
import type { showBond as ShowBond } from './show-bond';

const PAGE = /^\/verify\/?$/;

/** Look up the bond that the address names, or ask for its code where the address names none. */
export function startVerify(root: HTMLElement): void {
  const parts = findParts(root);
  letAskForCode(root);
  if (PAGE.test(location.pathname)) {
    showView(parts, 'ask');
    return;
  }

  parts.retry.addEventListener('click', () => void lookUp(parts));
  void lookUp(parts);
}

async function lookUp(parts: VerifyParts): Promise<void> {
  showView(parts, 'loading');
  parts.status.textContent = 'Looking up the bond.';
  const bond = await findBond();
  if (bond.ok) {
    bond.show(parts, bond.value, bond.token);
    return;
  }

  const { title, text, mayRetry } = VERIFICATION_FAILURES[bond.code];
  parts.failureTitle.textContent = title;
  parts.failureText.textContent = text;
  parts.retry.hidden = !mayRetry;
  showView(parts, 'failed');
  parts.status.textContent = title;
}

type Found = { ok: true; value: BondVerification; token: string; show: typeof ShowBond };

/** The bond of the address, and the code that shows it: both are fetched at once, so neither waits for the other. */
async function findBond(): Promise<Found | { ok: false; code: VerificationFailure }> {
  const token = readVerifyToken(location.pathname);
  if (token === undefined) return fail('unknown');

  const loading = import('./show-bond').catch(() => undefined);
  const bond = await fetchVerification(token);
  if (!bond.ok) return bond;

  const code = await loading;
  return code ? { ...bond, token, show: code.showBond } : fail(connectionFailure());
}
