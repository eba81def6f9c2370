import type { FailureWords } from './messages';

/** The sections of the page. It shows one at a time. */
export type View = 'ask' | 'loading' | 'found' | 'failed';

/** The elements of the verify page that the script uses. */
export type VerifyParts = {
  root: HTMLElement;
  /** Announces changes to screen readers. */
  status: HTMLElement;
  verdict: HTMLElement;
  verdictTitle: HTMLElement;
  verdictText: HTMLElement;
  checkedAt: HTMLElement;
  /** Shows whether the record is signed. */
  signature: HTMLElement;
  saveProof: { block: HTMLElement; button: HTMLButtonElement; failure: HTMLElement };
  mail: HTMLAnchorElement;
  /** The heading of the powers of attorney. */
  powers: HTMLElement;
  failureTitle: HTMLElement;
  failureText: HTMLElement;
  retry: HTMLButtonElement;
  paperCheck: HTMLElement;
  drop: HTMLElement;
  file: HTMLInputElement;
  comparison: HTMLElement;
  /** Warns of a file that is no paper of the bond. */
  mismatch: HTMLElement;
};

/** Print the whole address of the record at the top of the sheet. The page is built for `/verify` alone. */
export function printAddress(): void {
  document.querySelector('[data-printed-path]')?.replaceChildren(location.pathname);
}

/** Find the elements that Verify.astro renders. */
export function findParts(root: HTMLElement): VerifyParts {
  return {
    root,
    status: find(root, '[role="status"]'),
    verdict: find(root, '[data-verdict]'),
    verdictTitle: find(root, '[data-verdict-title]'),
    verdictText: find(root, '[data-verdict-text]'),
    checkedAt: find(root, '[data-checked-at]'),
    signature: find(root, '[data-signature]'),
    saveProof: {
      block: find(root, '[data-save-proof]'),
      button: find(root, '[data-save-proof] button'),
      failure: find(root, '[data-save-failure]'),
    },
    mail: find<HTMLAnchorElement>(root, 'a[data-mail]'),
    powers: find(root, 'h3:has(+ dl [data-fact="powerNumber"])'),
    failureTitle: find(root, '[data-failure-title]'),
    failureText: find(root, '[data-failure-text]'),
    retry: find<HTMLButtonElement>(root, 'button[data-retry]'),
    paperCheck: find(root, '[data-paper-check]'),
    drop: find(root, '[data-drop]'),
    file: find<HTMLInputElement>(root, 'input[type="file"]'),
    comparison: find(root, '[data-comparison]'),
    mismatch: find(root, '[data-mismatch]'),
  };
}

/** Show one section and hide the others. */
export function showView({ root }: VerifyParts, view: View): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-view]')) {
    section.hidden = section.dataset['view'] !== view;
  }
}

/** Say in place of a bond why the page shows none. */
export function showFailure(parts: VerifyParts, { title, text, mayRetry }: FailureWords): void {
  parts.failureTitle.textContent = title;
  parts.failureText.textContent = text;
  parts.retry.hidden = !mayRetry;
  showView(parts, 'failed');
  parts.status.textContent = title;
}

/** Write the value of a fact. A fact without a value shows what the page says in its place, or hides. */
export function writeFact({ root }: VerifyParts, name: string, value: string | undefined): void {
  const fact = find(root, `[data-fact="${name}"]`);
  const words = value ?? fact.dataset['none'];
  fact.hidden = words === undefined;
  find(fact, 'dd').textContent = words ?? '';
}

function find<E extends HTMLElement>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`[verify] The page has no ${selector}`);

  return element;
}
