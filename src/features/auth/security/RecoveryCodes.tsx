import { useEffect, useState } from 'react';
import { RECOVERY_CODES_FILE, recoveryCodesText } from '~/domain/accounts/recovery-codes-file';
import { now } from '~/platform/clock';
import { saveFile } from '~/platform/save-file';
import { warnOfLoss } from '~/platform/warn-of-loss';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { dayWords } from '~/domain/formats/moment-words';
import { CopyButton } from './CopyButton';
import { PhaseHeading } from './PhaseHeading';

type Props = { codes: readonly string[]; email: string; onSaved: () => void };

/** Shows the recovery codes, only once, with buttons that copy, download and print them. */
export function RecoveryCodes({ codes, email, onSaved }: Props) {
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => (isSaved ? undefined : warnOfLoss()), [isSaved]);

  const save = () => {
    const text = recoveryCodesText(codes, {
      email,
      madeOn: dayWords(now().toISOString()),
      site: window.location.host,
    });
    saveFile(RECOVERY_CODES_FILE, new Blob([text], { type: 'text/plain' }));
  };

  return (
    <div className="grid gap-4">
      <PhaseHeading>Save your recovery codes</PhaseHeading>
      <p>
        Two-factor authentication is on. If you lose your phone, one of these codes lets you in.
        Each works once. We show them only now.
      </p>
      <ul className="grid gap-x-6 gap-y-1 rounded-sm bg-sunken px-4 py-3 tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg">{code}</code>
          </li>
        ))}
      </ul>
      <p className="print-only">Recovery codes for {email}. Keep this page safe.</p>
      <div className="no-print flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label="Copy codes" />
        <Button onClick={save}>Download as text</Button>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <div className="no-print grid gap-3">
        <CheckboxField
          id="codes-saved"
          label="I saved these codes"
          checked={isSaved}
          onChange={(event) => setIsSaved(event.currentTarget.checked)}
        />
        <div>
          <Button look="primary" disabled={!isSaved} onClick={onSaved}>
            Done
          </Button>
        </div>
      </div>
    </div>
  );
}
