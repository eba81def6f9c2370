import {
  type CodePurpose,
  cancelChallenge,
  challengedCaller,
  endChallengeByRecovery,
  sendChallengeCode,
} from '~/stores/code-challenge';
import { spendRecoveryCode } from '~/stores/second-factor';
import { Button } from '~/ui/Button';
import { CodeEntry } from './CodeEntry';
import { CodeForm } from './CodeForm';
import { CANCEL, CHALLENGES } from './messages';

/** Asks for a code before a protected action. The action continues by itself after the code. */
export function ChallengeForm({ purpose, titleId }: { purpose: CodePurpose; titleId: string }) {
  const { title, text } = CHALLENGES[purpose];

  return (
    <>
      <h2 id={titleId}>{title}</h2>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      {purpose === 'new-password' ? (
        <CodeEntry
          id="challenge-code"
          takesFocus
          prove={prove}
          recover={recover}
          leave={{ label: CANCEL, onLeave: cancelChallenge }}
        />
      ) : (
        <>
          <CodeForm id="challenge-code" takesFocus send={prove} />
          <div className="mt-4 flex justify-end">
            <Button look="quiet" onClick={cancelChallenge}>
              {CANCEL}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

async function prove(code: string) {
  const result = await sendChallengeCode(code);

  return result.ok ? undefined : result.code;
}

/**
 * Spend a recovery code. Only a password reset offers this, because its user may have lost the app too. For other
 * actions, a recovery code would turn off the second factor that the action needs.
 */
async function recover(code: string) {
  const result = await spendRecoveryCode(code, challengedCaller());
  if (result.ok) endChallengeByRecovery();

  return result.ok ? undefined : result.code;
}
