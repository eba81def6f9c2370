import { useState } from 'react';
import type { CodeFailure } from '~/data/auth/mfa';
import type { RecoveryFailure } from '~/data/auth/recovery-codes';
import { CodeForm } from './CodeForm';
import { CODE_FORM, RECOVERY_FORM } from './messages';
import { RecoveryForm } from './RecoveryForm';

type Props = {
  /** The id of the code field. The id of the recovery field begins with it. */
  id: string;
  takesFocus?: boolean;
  /** Sends a code from the app. Returns the failure, or undefined. */
  prove: (code: string) => Promise<CodeFailure | undefined>;
  /** Sends a recovery code. Returns the failure, or undefined. */
  recover: (code: string) => Promise<RecoveryFailure | undefined>;
  /** The button that leaves the form. */
  leave: { label: string; onLeave: () => void };
};

/** Asks for a code from the app, or for a recovery code instead. */
export function CodeEntry({ id, takesFocus = false, prove, recover, leave }: Props) {
  const [way, setWay] = useState<'unchanged' | 'app' | 'recovery'>('unchanged');
  const isRecovery = way === 'recovery';

  return (
    <>
      {isRecovery ? (
        <RecoveryForm id={`${id}-recovery`} send={recover} />
      ) : (
        <CodeForm id={id} takesFocus={takesFocus || way === 'app'} send={prove} />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setWay(isRecovery ? 'app' : 'recovery')}
        >
          {isRecovery ? RECOVERY_FORM.useApp : CODE_FORM.useRecoveryCode}
        </button>
        <button type="button" className="button button-quiet" onClick={leave.onLeave}>
          {leave.label}
        </button>
      </div>
    </>
  );
}
