import { type SubmitEvent, useState } from 'react';
import type { AskFailure } from '~/data/firms/matter-answers';
import { cleanNote } from '~/domain/fields/clean-text';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';
import { CHOOSE_WORRY, WORRIES, WORRY_LABELS, type Worry } from '~/domain/inquiries/inquiry-words';
import { MAX_DETAILS_CHARACTERS } from '~/domain/inquiries/read-inquiry';
import { ask } from '~/stores/matter-answers';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/SelectField';
import { TextAreaField } from '~/ui/TextAreaField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ASK_FAILURE_WORDS } from './messages';

type Props = {
  matterId: string;
  lines: readonly string[];
  isAgain: boolean;
  isSaved: boolean;
  /** The worry that the attorney has chosen. */
  worry: Worry | undefined;
  onWorry: (worry: Worry | undefined) => void;
};

const WORRY_OPTIONS = WORRIES.map((value) => ({ value, label: WORRY_LABELS[value] }));

/** The question to an underwriter, with a preview of what the underwriter reads. */
export function AskForm({ matterId, lines, isAgain, isSaved, worry, onWorry }: Props) {
  const [worryProblem, setWorryProblem] = useState<string>();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<AskFailure>();

  const { isPending, run } = useOnceAtATime(async () => {
    const details = cleanNote(text);
    const tooLong =
      details.length > MAX_DETAILS_CHARACTERS
        ? `Use ${MAX_DETAILS_CHARACTERS} characters or fewer`
        : undefined;
    const found = holdsSecretNumber(details) ? LEAVE_NUMBER_OUT : tooLong;
    setProblem(found);
    setFailure(undefined);
    setWorryProblem(worry === undefined ? CHOOSE_WORRY : undefined);
    if (worry === undefined) {
      document.getElementById('ask-worry')?.focus();
      return;
    }
    if (found !== undefined) {
      document.getElementById('ask-details')?.focus();
      return;
    }

    const result = await ask(matterId, { facts: lines.join('\n'), worry, details });
    if (!result.ok) setFailure(result.code);
  });

  const label = isAgain ? 'Ask again' : 'Ask an underwriter';

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaved) void run();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="no-print mt-4 grid gap-4">
      <SelectField
        id="ask-worry"
        label="What worries you about your client?"
        placeholder="Choose one"
        options={WORRY_OPTIONS}
        error={worryProblem}
        value={worry ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setWorryProblem(undefined);
          onWorry(WORRIES.find((known) => known === value));
        }}
      />
      <TextAreaField
        id="ask-details"
        label="What should the underwriter know?"
        hint="Leave out names, SSNs and account numbers."
        optional
        error={problem}
        readOnly={isPending} // the form closes once the question is sent
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <details>
        <summary className="fold-name">What the underwriter sees</summary>
        <p className="mt-2">
          Your firm’s name, your words above, and these facts. No names of people, no case number,
          no files and no private notes.
        </p>
        <ul className="mt-2 list-disc pl-5">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </details>
      {failure && (
        <Alert type="danger" isAnnounced>
          {ASK_FAILURE_WORDS[failure]}
        </Alert>
      )}
      <div>
        <Button type="submit" aria-disabled={isPending || !isSaved || undefined}>
          {isPending ? 'Sending...' : label}
        </Button>
      </div>
    </form>
  );
}
