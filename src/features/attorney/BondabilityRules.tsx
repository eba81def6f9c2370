import { answerEndsOn, bondability, doesAnswerHold } from '~/domain/matters/bondability';
import { BONDABILITY_DAYS, BONDABILITY_WORDS } from '~/domain/matters/matter-words';
import { formatDate } from '~/domain/dates';
import type { Worry } from '~/domain/inquiries/inquiry-words';
import { today } from '~/platform/clock';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { SOFT_ANSWER } from './messages';
import type { MatterForm } from './use-matter-form';

/**
 * Whether the client can be bonded: a non-binding answer by rule, before the petition and without
 * a case number. It is folded away while an underwriter's answer holds. `worry` is what worries the firm about its client.
 */
export function BondabilityRules({
  form,
  worry,
  isFolded = false,
}: {
  form: MatterForm;
  worry?: Worry | undefined;
  isFolded?: boolean;
}) {
  if (!isFolded) {
    return (
      <Card title="Can your client be bonded?">
        <RuleAnswer form={form} worry={worry} />
      </Card>
    );
  }

  return (
    <details className="rounded-md border border-rule bg-surface p-4 sm:px-6">
      <summary className="fold-name">What our rules say</summary>
      <div className="mt-3">
        <RuleAnswer form={form} worry={worry} />
      </div>
    </details>
  );
}

function RuleAnswer({ form, worry }: { form: MatterForm; worry: Worry | undefined }) {
  const { facts, given } = form;
  const found = bondability(facts, worry);
  const isCurrent =
    given !== undefined && given.answer === found.answer && doesAnswerHold(given, today());

  return (
    <>
      {found.answer === undefined ? (
        <>
          <p>To get an answer, enter:</p>
          <ul className="mt-2 list-disc pl-5">
            {found.missing.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      ) : (
        <div role="status">
          <p className="text-xl font-semibold">{BONDABILITY_WORDS[found.answer].label}</p>
          <p className="mt-1">{BONDABILITY_WORDS[found.answer].text}</p>
          <ul className="mt-2 list-disc pl-5">
            {found.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {found.answer !== undefined && isCurrent && (
        <p className="mt-3">
          Given on {formatDate(given.on)}. It holds until {formatDate(answerEndsOn(given))} if the
          facts stay the same.
        </p>
      )}
      {found.answer !== undefined && !isCurrent && (
        <div className="no-print mt-3">
          <Button onClick={() => form.answer({ answer: found.answer, on: today() })}>
            Keep this answer for {BONDABILITY_DAYS} days
          </Button>
        </div>
      )}
      <p className="mt-3 text-sm text-muted">{SOFT_ANSWER}</p>
    </>
  );
}
