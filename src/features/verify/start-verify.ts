import { fetchVerification, type VerificationFailure } from '~/data/bonds/bond-verification';
import { connectionFailure } from '~/data/connection/connection';
import { readVerifyToken } from '~/domain/bonds/verify-token';
import { fail } from '~/domain/result';
import { letAskForCode } from './ask-for-code';
import { loadRefusals } from './load-refusals';
import { FAILURES, type FailureWords } from './messages';
import { findParts, showFailure, showView, type VerifyParts } from './page-parts';

const PAGE = /^\/verify\/?$/;

/** Look up the bond that the address names, or show the form if the address names none. */
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
    bond.show(parts);
    return;
  }

  showFailure(parts, await findWords(bond.code, parts));
}

async function findWords(code: VerificationFailure, parts: VerifyParts): Promise<FailureWords> {
  if (code === 'failed' || code === 'offline' || code === 'unreachable') return FAILURES[code];
  const loaded = await loadRefusals();
  if (!loaded) return FAILURES[connectionFailure()];
  if (code !== 'unknown') return loaded.REFUSALS[code];

  loaded.offerCorrection(parts.root, () => showView(parts, 'ask'));
  return loaded.unknownWords(parts.root);
}

type Found = { ok: true; show: (parts: VerifyParts) => void };

/**
 * Load the bond and the code that shows it at the same time, so that neither waits for the other. A letter of bondability
 * is rarer, so its code loads when it is found.
 */
async function findBond(): Promise<Found | { ok: false; code: VerificationFailure }> {
  const token = readVerifyToken(location.pathname);
  if (token === undefined) return fail('unknown');

  const loading = import('./show-bond').catch(() => undefined);
  const bond = await fetchVerification(token);
  if (!bond.ok) return bond;

  const found = bond.value;
  if ('letter' in found) {
    const code = await import('./show-letter').catch(() => undefined);
    return code
      ? { ok: true, show: (parts) => code.showLetter(parts, found) }
      : fail(connectionFailure());
  }

  const code = await loading;
  return code
    ? { ok: true, show: (parts) => code.showBond(parts, found, token) }
    : fail(connectionFailure());
}
