import { auditBundleName } from '~/domain/papers/file-names';
import { withDb } from '~/data/connection/client';
import { saveFile } from '~/platform/save-file';
import { loadZod } from '~/platform/load-zod';

/** A message for each failure of the download. A code that is not listed is our fault. */
const FAILURES: Readonly<Record<string, string>> = {
  offline: 'You are offline. Connect to the internet, then press the button again.',
  unreachable: 'Our server did not answer. Press the button again in a moment.',
  'session-ended': 'Your sign-in has ended. Sign in again, then press the button again.',
  busy: 'We are busy right now. Press the button again in a minute.',
  'rate-limited': 'Too many requests. Wait a few minutes, then press the button again.',
  'not-found': 'You no longer have access to this bond. Reload the page.',
};

const OUR_FAULT = 'We could not make the audit bundle. This is our fault. Press the button again.';

/**
 * Download the audit bundle of a bond as a file. Returns the message of a failure. Never rejects.
 */
export async function saveAuditBundle(bond: {
  id: string;
  number: string;
}): Promise<string | undefined> {
  try {
    await loadZod();
    const { fetchAuditBundle } = await import('~/data/staff/audit-bundle');
    const bundle = await withDb((db) => fetchAuditBundle(db, bond.id));
    if (!bundle.ok) return FAILURES[bundle.code] ?? OUR_FAULT;

    saveFile(auditBundleName(bond.number), bundle.value);
    return undefined;
  } catch {
    return FAILURES['unreachable']; // the code for the download did not load
  }
}
