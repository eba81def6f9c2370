import { signedAnswers } from '~/domain/signing/signed-part';
import type { SigningPart } from '~/domain/signing/signing-part';
import { PairList } from '~/ui/PairList';

/** The answers that the signer confirms, to read once more before the signature. */
export function GivenAnswers({ part: { role, saved, given, bond } }: { part: SigningPart }) {
  return (
    <div className="rounded-md border border-rule bg-surface px-4">
      <PairList pairs={signedAnswers(role, { answers: saved, given, facts: {} }, bond)} />
    </div>
  );
}
