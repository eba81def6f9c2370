import { signedAnswers } from '~/domain/signing/signed-part';
import type { SigningPart } from '~/domain/signing/signing-part';

/** The answers that the signer confirms, to read once more before the signature. */
export function GivenAnswers({ part: { role, saved, given } }: { part: SigningPart }) {
  const answers = signedAnswers(role, { answers: saved, given, facts: {} });

  return (
    <dl className="rounded-md border border-rule bg-surface px-4">
      {answers.map(({ label, value }) => (
        <div key={label} className="border-b border-rule py-2 last:border-b-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
