import { useCallback } from 'react';
import type { Bond } from '~/data/bonds/bonds';
import { saveAuditBundle } from '~/stores/audit-bundle';
import { SaveButton } from '~/ui/SaveButton';

/** Downloads all evidence of a bond as one file, for the records of a customer or an auditor. */
export function AuditBundle({ bond }: { bond: Bond }) {
  const { id, number, hasBondFile } = bond;
  const save = useCallback(() => saveAuditBundle({ id, number }), [id, number]);
  if (!hasBondFile) return null;

  return (
    <section aria-labelledby="bundle-heading" className="no-print">
      <h2 id="bundle-heading" className="text-xl">
        For your records
      </h2>
      <p className="mt-3 mb-3 max-w-text">
        One ZIP file with the papers, our signature, the history of your application and the terms
        you accepted. An auditor can check it without us.
      </p>
      <SaveButton onSave={save} pendingLabel="Making the bundle...">
        Download audit bundle
      </SaveButton>
    </section>
  );
}
