import { useCallback } from 'react';
import type { StaffApplication } from '~/data/underwriting-application';
import { saveAuditBundle } from '~/stores/audit-bundle';
import { SaveButton } from '~/ui/SaveButton';
import { Panel } from './Panel';

/** All that proves the bond of an application in one file. Nothing, where no bond was issued. */
export function AuditBundle({ application }: { application: StaffApplication }) {
  const { bondId, bondNumber } = application;

  return bondId && bondNumber ? <Bundle id={bondId} number={bondNumber} /> : null;
}

function Bundle({ id, number }: { id: string; number: string }) {
  const save = useCallback(() => saveAuditBundle({ id, number }), [id, number]);

  return (
    <Panel id="bundle" title="Audit bundle">
      <p className="mb-3">
        Papers, signature, history and accepted terms of bond {number} in one ZIP file.
      </p>
      <SaveButton onSave={save} pendingLabel="Making the bundle...">
        Download audit bundle
      </SaveButton>
    </Panel>
  );
}
