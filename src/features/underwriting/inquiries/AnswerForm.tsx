import { type FormEvent, useState } from 'react';
import type { AnswerFailure } from '~/data/staff/inquiries';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';
import {
  ANSWER_WORDS,
  INQUIRY_ANSWERS,
  type InquiryAnswer,
} from '~/domain/inquiries/inquiry-words';
import { readInquiryNote } from '~/domain/inquiries/read-inquiry-note';
import { isAnswerLost } from '~/domain/lost-answer';
import { answer as answerInquiry } from '~/stores/staff-inquiries';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { TextAreaField } from '~/ui/TextAreaField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { OFFLINE } from '../queue-messages';

const FAILURES: Record<AnswerFailure, string> = {
  offline: OFFLINE,
  unreachable: 'The server did not answer. Try again: the same answer counts once.',
  'session-ended': SIGN_IN_ENDED,
  'already-answered': 'A colleague answered this inquiry first.',
  'own-firm': 'Your own firm asks this. A colleague must answer.',
  'not-found': 'This inquiry expired and was deleted.',
  'not-saved': 'The answer was not saved. Try again.',
};

const NOT_ANSWERED = 'Nothing was answered';

const OPTIONS = INQUIRY_ANSWERS.map((value) => {
  const { label, title } = ANSWER_WORDS[value];

  return { value, label, hint: `They read: “${title}”` };
});

/** The underwriter's answer to one inquiry. What was typed stays after a failure. */
export function AnswerForm({ id }: { id: string }) {
  const [answer, setAnswer] = useState<InquiryAnswer>();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<AnswerFailure>();
  const choiceId = `answer-${id}`;
  const noteId = `note-${id}`;

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    setProblem(undefined);
    if (answer === undefined) {
      setProblem('Choose an answer');
      document.getElementById(choiceId)?.focus();
      return;
    }
    const note = readInquiryNote(answer, text);
    if (!note.ok) {
      setProblem(note.problem);
      document.getElementById(noteId)?.focus();
      return;
    }

    const result = await answerInquiry({ id, answer, note: note.value });
    if (!result.ok) {
      setFailure(result.code);
      if (result.code === 'already-answered')
        showToast({ title: FAILURES[result.code], type: 'error' });
      return;
    }
    showToast({ title: 'Answer sent', type: 'success' });
    document.getElementById('waiting-title')?.focus();
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="no-print mt-4 grid max-w-form gap-4">
      {failure && (
        <Alert
          type="danger"
          title={isAnswerLost(failure) ? 'Your answer may not have been sent' : NOT_ANSWERED}
          isAnnounced
        >
          {FAILURES[failure]}
        </Alert>
      )}
      <RadioGroupField
        id={choiceId}
        name={choiceId}
        label="Answer"
        required
        error={answer ? undefined : problem}
        options={OPTIONS}
        value={answer ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setAnswer(INQUIRY_ANSWERS.find((known) => known === value));
          setProblem(undefined);
        }}
      />
      <TextAreaField
        id={noteId}
        label="Note to the visitor or firm"
        hint="They read it on our site and by email."
        optional={answer === 'likely'}
        error={answer && problem}
        readOnly={isPending} // the form closes once the answer is sent
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" look="primary" aria-disabled={isPending}>
          {isPending ? 'Sending...' : 'Send the answer'}
        </Button>
      </div>
    </form>
  );
}
