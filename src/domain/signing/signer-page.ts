// Without zod, because the pages behind links load it first.
import type { SignerRole } from './part-fields.ts';
import type { SigningPage } from './signing-page.ts';

/** What a link to sign, not to pay, shows before the code. */
export type SignerPage = SigningPage & { role: SignerRole };

/** Whether a link asks to sign. A link that asks to pay has its own page. */
export function isSignerPage(page: SigningPage): page is SignerPage {
  return page.role !== 'payer';
}
