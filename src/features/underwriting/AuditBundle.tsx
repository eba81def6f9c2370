import { useCallback } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import { saveAuditBundle } from '~/stores/audit-bundle';
import { SaveButton } from '~/ui/SaveButton';
import { Panel } from './Panel';

/** Downloads all evidence of an application's bond as one file. Renders nothing before a bond is issued. */
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
