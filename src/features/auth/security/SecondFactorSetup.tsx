import type { Enrollment } from '~/data/auth/mfa';
import { groupSecret } from '~/domain/accounts/authenticator';
import { cancelEnrollment, finishEnrollment } from '~/stores/second-factor';
import { Button } from '~/ui/Button';
import { CodeForm } from '../code/CodeForm';
import { CopyButton } from './CopyButton';
import { PhaseHeading } from './PhaseHeading';
import { QrCode } from './QrCode';

/** Sets up an authenticator app: the user scans or types the secret, then enters the first code. */
export function SecondFactorSetup({ enrollment: { secret, uri } }: { enrollment: Enrollment }) {
  return (
    <div className="grid gap-5">
      <PhaseHeading>1. Add Marshline Surety to your authenticator app</PhaseHeading>
      <p>
        Scan this code with an app such as Google Authenticator, Microsoft Authenticator, 1Password
        or Apple Passwords.
      </p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p>
        On this phone? <a href={uri}>Open your authenticator app</a>
      </p>
      <div>
        <p id="secret-label">Cannot scan? Type this key into the app:</p>
        <p
          aria-labelledby="secret-label"
          className="mt-2 rounded-sm bg-sunken px-3 py-2 text-lg break-words tabular-nums select-all"
        >
          {groupSecret(secret)}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <CopyButton text={secret} label="Copy key" />
        </div>
      </div>
      <h3 className="mt-2 text-base font-semibold">2. Enter the code the app shows</h3>
      <CodeForm
        id="first-code"
        submit={{ label: 'Turn on', pendingLabel: 'Checking...' }}
        send={async (code) => {
          const result = await finishEnrollment(code);
          return result.ok ? undefined : result.code;
        }}
      />
      <div>
        <Button look="quiet" onClick={cancelEnrollment}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
