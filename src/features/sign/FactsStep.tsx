import { type SubmitEvent, useState } from 'react';
import type { SignFailure } from '~/data/signing/signing';
import {
  knownFacts,
  readCorrection,
  showFact,
  type FactValues,
  type SharedFact,
} from '~/domain/signing/shared-facts';
import type { SigningPart } from '~/domain/signing/signing-part';
import { factLabel } from '~/domain/signing/words-of-bond';
import { saveStep } from '~/stores/signing';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { Failure } from './Failure';

type Choices = Partial<Record<SharedFact, 'right' | 'wrong'>>;

/** The facts that the attorney entered. The signer confirms each one or says what is right. */
export function FactsStep({ part }: { part: SigningPart }) {
  const facts = knownFacts(part.facts);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(part));
  const [typed, setTyped] = useState<FactValues>(() => firstTexts(part.corrections));
  const [problems, setProblems] = useState<FactValues>({});
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<SignFailure>();
  const save = useOnceAtATime(async (corrections: FactValues) => {
    const refused = await saveStep({ corrections });
    setFailure(refused?.code);
  });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const found: FactValues = {};
    const corrections: FactValues = {};
    for (const fact of facts) {
      if (choices[fact] === undefined)
        found[fact] = `Say whether this is right: ${factLabel(fact, part.bond)}`;
      if (choices[fact] !== 'wrong') continue;

      const read = readCorrection(fact, typed[fact] ?? '', factLabel(fact, part.bond));
      if (read.ok) corrections[fact] = typed[fact] ?? '';
      else found[fact] = read.problem;
    }
    setProblems(found);
    setTries(tries + 1);
    if (Object.keys(found).length === 0) void save.run(corrections);
  };
  const errors = facts.flatMap((fact) =>
    problems[fact] === undefined ? [] : [{ id: `fact-${fact}`, message: problems[fact] }],
  );

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-6">
      {errors.length > 0 && <ErrorSummary key={tries} errors={errors} />}
      <p>{part.sender} entered these facts. Is each one right?</p>
      {facts.map((fact) => (
        <RadioGroupField
          key={fact}
          id={`fact-${fact}`}
          name={fact}
          label={`${factLabel(fact, part.bond)}: ${showFact(fact, part.facts[fact] ?? '')}`}
          error={problems[fact]}
          value={choices[fact] ?? ''}
          onChange={({ target }) =>
            setChoices({ ...choices, [fact]: target.value as 'right' | 'wrong' })
          }
          options={[
            { value: 'right', label: 'Right' },
            {
              value: 'wrong',
              label: 'Not right',
              children: choices[fact] === 'wrong' && (
                <TextField
                  id={`right-${fact}`}
                  label="What is right?"
                  readOnly={save.isPending} // the next step follows
                  value={typed[fact] ?? ''}
                  onChange={({ target }) => setTyped({ ...typed, [fact]: target.value })}
                />
              ),
            },
          ]}
        />
      ))}
      {failure && <Failure code={failure} keepsTyped />}
      <p>
        <Button type="submit" look="primary" aria-disabled={save.isPending || undefined}>
          {save.isPending ? 'Saving…' : 'Continue'}
        </Button>
      </p>
    </form>
  );
}

/** What the signer chose before. Nothing is chosen at first. */
function firstChoices({ facts, corrections, hasCheckedFacts }: SigningPart): Choices {
  const known = knownFacts(facts).filter((fact) => hasCheckedFacts || fact in corrections);

  return Object.fromEntries(known.map((fact) => [fact, fact in corrections ? 'wrong' : 'right']));
}

function firstTexts(corrections: FactValues): FactValues {
  const facts = Object.entries(corrections) as [SharedFact, string][];

  return Object.fromEntries(facts.map(([fact, value]) => [fact, showFact(fact, value)]));
}
