import { type SubmitEvent, useState } from 'react';
import type { SignFailure } from '~/data/signing/signing';
import { businessDay } from '~/domain/business-day';
import { formatPhone } from '~/domain/formats/phone';
import { formatZip } from '~/domain/formats/postal-address';
import { PART_STEPS, type PartFieldKey, type PartStep } from '~/domain/signing/part-fields';
import { readPartStep, type PartAnswers, type PartProblems } from '~/domain/signing/read-part';
import { isGiven, type SigningPart } from '~/domain/signing/signing-part';
import { partField } from '~/domain/signing/words-of-bond';
import { now } from '~/platform/clock';
import { saveStep } from '~/stores/signing';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { Failure } from './Failure';
import { dropKeptAnswers, keepAnswers, keptAnswers } from './kept-answers';
import { PartFieldInput } from './PartFieldInput';

/**
 * The questions of one step. What is typed stays in this tab until the server has it, except secret numbers. The next step
 * follows, so the fields take no text while the answers are being sent.
 */
export function StepForm({ part, step }: { part: SigningPart; step: PartStep }) {
  const [typed, setTyped] = useState<PartAnswers>(() => ({
    ...shown(part.answers),
    ...keptAnswers(step),
  }));
  const [problems, setProblems] = useState<PartProblems>({});
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<SignFailure>();
  const isKept = (key: PartFieldKey) => isGiven(part.given, key);

  const save = useOnceAtATime(async () => {
    setFailure(undefined);
    const keys = PART_STEPS[step].fields;
    const own = Object.fromEntries(keys.map((key) => [key, typed[key] ?? '']));
    const refused = await saveStep({ answers: { step, typed: own } });
    if (refused) {
      setProblems(refused.problems ?? {});
      setFailure(refused.code);
    } else dropKeptAnswers();
  });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readPartStep(step, typed, { today: businessDay(now()), bond: part.bond, isKept });
    setProblems(read.ok ? {} : read.problems);
    setTries(tries + 1);
    if (read.ok) void save.run();
  };
  const change = (key: PartFieldKey, value: string) => {
    const next = { ...typed, [key]: value };
    setTyped(next);
    keepAnswers(step, next);
  };
  const errors = PART_STEPS[step].fields.flatMap((key: PartFieldKey) =>
    problems[key] === undefined ? [] : [{ id: key, message: problems[key] }],
  );

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      {errors.length > 0 && <ErrorSummary key={tries} errors={errors} />}
      {PART_STEPS[step].fields.map((key) => (
        <PartFieldInput
          key={key}
          id={key}
          field={partField(key, part.bond)}
          value={typed[key] ?? ''}
          error={problems[key]}
          readOnly={save.isPending}
          isGiven={isKept(key)}
          onChange={(value) => change(key, value)}
        />
      ))}
      {failure && errors.length === 0 && <Failure code={failure} keepsTyped />}
      <p>
        <Button type="submit" look="primary" aria-disabled={save.isPending || undefined}>
          {save.isPending ? 'Saving…' : 'Continue'}
        </Button>
      </p>
    </form>
  );
}

/** The stored answers as people write them. */
function shown(answers: PartAnswers): PartAnswers {
  const { phone, zipCode } = answers;

  return {
    ...answers,
    ...(phone && /^\d{10}$/.test(phone) && { phone: formatPhone(phone) }),
    ...(zipCode && { zipCode: formatZip(zipCode) }),
  };
}
