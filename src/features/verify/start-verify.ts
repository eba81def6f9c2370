import { fetchVerification } from '~/data/bond-verification';
import { readVerifyToken, type BondVerification } from '~/domain/bonds/bond-verification';
import { comparePaper } from './compare-paper';
import { letAskForCode } from './ask-for-code';
import { VERIFICATION_FAILURES } from './messages';
import { findParts, showView, type VerifyParts } from './page-parts';
import { showBond } from './show-bond';

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
  const token = readVerifyToken(location.pathname);
  const bond = token === undefined ? UNKNOWN : await fetchVerification(token);

  if (bond.ok) {
    showBond(parts, bond.value);
    letCompare(parts, bond.value);
    return;
  }

  const { title, text, mayRetry } = VERIFICATION_FAILURES[bond.code];
  parts.failureTitle.textContent = title;
  parts.failureText.textContent = text;
  parts.retry.hidden = !mayRetry;
  showView(parts, 'failed');
  parts.status.textContent = title;
}

const UNKNOWN = { ok: false, code: 'unknown' } as const;

/** Let the clerk choose a file, or drop one on the place for it. */
function letCompare({ drop, file, comparison }: VerifyParts, bond: BondVerification): void {
  const compare = async (chosen: File | undefined) => {
    if (chosen !== undefined) comparison.textContent = await comparePaper(bond, chosen);
  };

  file.addEventListener('change', () => void compare(file.files?.[0]));
  drop.addEventListener('dragover', (event) => {
    event.preventDefault();
    drop.dataset['drop'] = 'over';
  });
  drop.addEventListener('dragleave', () => {
    drop.dataset['drop'] = '';
  });
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    drop.dataset['drop'] = '';
    void compare(event.dataTransfer?.files[0]);
  });
}
