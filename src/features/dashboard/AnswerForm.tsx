import { formatWholeNumber } from '~/domain/formats/whole-number';
import { type FormEvent, useState } from 'react';
import {
  MAX_ANSWER_CHARACTERS,
  readInformationAnswer,
} from '~/domain/applications/information-answer';
import type { DocumentType } from '~/domain/bonds/bond-types';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';
import { fetchPart } from '~/platform/fetch-part';
import { dropAnswerDraft, keepAnswerDraft, readAnswerDraft } from '~/stores/answer-drafts';
import { answerRequest } from '~/stores/desk-applications';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { TextAreaField } from '~/ui/TextAreaField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { REQUEST_PROBLEMS } from './bond-requests/messages';
import { focusApplications } from './focus-applications';
import { explainFailure } from './action-failures';
import { OnDemand } from './OnDemand';

const PROBLEMS = {
  'holds-number': LEAVE_NUMBER_OUT,
  'too-long': `Shorten your answer to ${formatWholeNumber(MAX_ANSWER_CHARACTERS)} characters`,
} as const;

const EMPTY = 'Enter your answer';

const NOT_SENT = 'Your answer was not sent';

const loadAskedDocuments = () => fetchPart(import('./AskedDocuments'));

type Props = { id: string; question: string; askedAt: string; documents: readonly DocumentType[] };

/**
 * The underwriter's question, the requested documents and the field for the answer. Typed text stays until the server
 * has accepted the answer. It is optional beside a requested document. An answer without one takes a second press.
 */
export function AnswerForm({ id, question, askedAt, documents }: Props) {
  const [text, setText] = useState(() => readAnswerDraft({ id, askedAt }));
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<{ title: string; words: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFile, setHasFile] = useState(false);
  const [isTooEarly, setIsTooEarly] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const fieldId = `answer-${id}`;
  const problems = {
    ...PROBLEMS,
    empty: documents.length > 0 ? `${EMPTY} or choose a file` : EMPTY,
  };

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    setIsTooEarly(false);
    const answer = readInformationAnswer(text, { hasFile });
    setProblem(answer.ok ? undefined : problems[answer.code]);
    if (!answer.ok) {
      document.getElementById(fieldId)?.focus();
      return;
    }

    if (isBusy) {
      setIsTooEarly(true);
      return;
    }

    setAsked(missing);
    if (missing !== undefined && missing !== asked) return;

    const result = await answerRequest(id, answer.value);
    if (!result.ok) {
      setFailure(explainFailure('Your answer', 'sent', result.code));
      return;
    }
    dropAnswerDraft({ id, askedAt });
    showToast({
      title: 'Answer sent',
      description: 'The underwriter will continue the review.',
      type: 'success',
    });
    focusApplications();
  });

  // Show this message only until all files have arrived.
  const early = isTooEarly && isBusy ? `${REQUEST_PROBLEMS.isUploading}.` : undefined;
  const shown = early ?? failure?.words ?? (asked === missing ? missing : undefined);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4">
      <blockquote className="border-l-2 border-copper pl-4 font-display text-lg whitespace-pre-line">
        {question}
      </blockquote>
      {documents.length > 0 && (
        <OnDemand load={loadAskedDocuments} label="Loading your documents">
          {({ AskedDocuments }) => (
            <AskedDocuments
              applicationId={id}
              askedAt={askedAt}
              types={documents}
              onBusy={setIsBusy}
              onMissing={setMissing}
              onFile={setHasFile}
            />
          )}
        </OnDemand>
      )}
      <div className="mt-5 max-w-form">
        <TextAreaField
          id={fieldId}
          label="Your answer"
          required={!hasFile}
          optional={hasFile}
          hint="Leave out your Social Security number and other secrets. We keep your answer with the application."
          error={hasFile && problem === problems.empty ? undefined : problem}
          readOnly={isPending} // the form closes once the answer is sent
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            keepAnswerDraft({ id, askedAt }, value);
          }}
        />
      </div>
      {shown && (
        <div className="mt-4">
          <Alert type="danger" title={failure?.title ?? NOT_SENT} isAnnounced>
            {shown} What you typed is still here.
          </Alert>
        </div>
      )}
      <div className="mt-4">
        <Button type="submit" look="primary" aria-disabled={isPending}>
          {isPending ? 'Sending...' : 'Send answer'}
        </Button>
      </div>
    </form>
  );
}
