import { withDb } from '~/data/client';
import { saveFile } from '~/platform/save-file';
import { loadZod } from '~/platform/load-zod';

/** What goes wrong when a bundle is fetched and what to do; any code that is not listed is a fault of ours. */
const FAILURES: Readonly<Record<string, string>> = {
  offline: 'You are offline. Connect to the internet, then press the button again.',
  unreachable: 'Our server did not answer. Press the button again in a moment.',
  'session-ended': 'Your sign-in has ended. Sign in again, then press the button again.',
  'rate-limited': 'That was asked for too often. Wait a few minutes, then press the button again.',
  'not-found': 'This bond is not there for you any more. Reload the page.',
};

const OUR_FAULT = 'The audit bundle could not be made. The fault is ours: press the button again.';

/** Fetch the audit bundle of a bond and hand it over as a file. Gives the words of a failure; it never rejects. */
export async function saveAuditBundle(bond: {
  id: string;
  number: string;
}): Promise<string | undefined> {
  try {
    await loadZod();
    const [{ fetchAuditBundle }, { auditBundleName }] = await Promise.all([
      import('~/data/audit-bundle'),
      import('~/domain/proof/audit-request'),
    ]);
    const bundle = await withDb((db) => fetchAuditBundle(db, bond.id));
    if (!bundle.ok) return FAILURES[bundle.code] ?? OUR_FAULT;

    saveFile(auditBundleName(bond.number), bundle.value);
    return undefined;
  } catch {
    return FAILURES['unreachable']; // the code that fetches did not load
  }
}
