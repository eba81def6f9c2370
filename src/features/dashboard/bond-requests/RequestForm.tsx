import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type { Bond } from '~/data/bonds/bonds';
import type { BondRequests } from '~/data/bonds/bond-requests';
import { readChange } from '~/domain/bond-requests/read-change';
import { agencyDay } from '~/domain/business-day';
import { askableKinds, proofToSend, requestRules } from '~/domain/bond-requests/request-rules';
import { REQUEST_KINDS, type RequestKind } from '~/domain/bond-requests/request-kinds';
import { wordsProblem } from '~/domain/bond-requests/request-limits';
import type { BondSlug } from '~/domain/bonds/bond-types';
import { notDoneTitle } from '~/domain/lost-answer';
import { REQUEST_TIME } from '~/domain/underwriting/review-time';
import { now } from '~/platform/clock';
import { changeDraft, dropDraft, requestDraftOf, sendRequest } from '~/stores/bond-requests';
import { bondView } from '~/stores/desk';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { TextAreaField } from '~/ui/TextAreaField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ChangeFields } from './ChangeFields';
import { fieldId, KIND_FIELD } from './field-ids';
import { focusRequests } from './focus-requests';
import { type FormProblems, problemsOf, proofProblem, toErrorList } from './form-problems';
import { KIND_WORDS, REQUEST_PROBLEMS, type RequestFailure, requestFailureWords } from './messages';
import { PremiumPreview } from './PremiumPreview';
import { ProofFields } from './ProofFields';
import { showFailure } from './show-failure';
import { useProofFiles } from './use-proof-files';

type Props = { bond: Bond; bondSlug: BondSlug; applicationId: string; known: BondRequests };

/**
 * The form for a request, from the choice of its kind to sending it. Typed text stays until the server has accepted the
 * request.
 */
export function RequestForm({ bond, bondSlug, applicationId, known }: Props) {
  const draft = useStore(requestDraftOf(bond.id));
  const [problems, setProblems] = useState<FormProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<RequestFailure>();
  const rules = requestRules(bondSlug, bond.companion);
  const files = useProofFiles(applicationId, known.requests);
  const today = agencyDay(now());
  const { kind, typed, note } = draft;
  const proofs = (kind && rules[kind]) ?? [];
  const proofKind = proofToSend(proofs, draft.proofKind);
  const fileProblem = proofs.length > 0 ? proofProblem(files) : undefined;
  const label = kind ? KIND_WORDS[kind].button : 'Send the request';
  const bondToChange = { ...bond, bondSlug };
  const reading = kind && readChange({ kind, ...typed }, bondToChange, today);
  // Say at once that a whole date is too early or too late, and not while it is being typed.
  const hasDay = /\D\d{4}$/.test(typed.endsOn ?? '');
  const dayProblem = hasDay && reading?.ok === false ? reading.problems.endsOn : undefined;

  const findProblems = (): FormProblems => {
    if (!kind) return { kind: REQUEST_PROBLEMS.kind };

    const noteProblem = wordsProblem(note);

    return {
      ...(reading?.ok === false && reading.problems),
      ...(proofs.length > 0 && !proofKind && { proofKind: REQUEST_PROBLEMS.proofKind }),
      ...(fileProblem !== undefined && { proof: fileProblem }),
      ...(noteProblem !== undefined && { note: noteProblem }),
    };
  };

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const found = findProblems();
    setProblems(found);
    if (!kind || Object.keys(found).length > 0) {
      setAttempt(attempt + 1);
      return;
    }

    const result = await sendRequest({
      kind,
      note,
      bondId: bond.id,
      ...typed,
      ...(proofs.length > 0 && { proofKind }),
      documentIds: proofs.length > 0 ? files.ready.map(({ id }) => id) : [],
    });
    if (!result.ok) {
      const marked = problemsOf(result.issues ?? []);
      setProblems(marked);
      if (Object.keys(marked).length > 0) setAttempt(attempt + 1);
      setFailure(result.code);
      const isGone = bondView.at(bond.id).get().value?.bond?.status !== 'active';
      if (isGone) showFailure(notDoneTitle('Your request', 'sent', result.code), result.code);
      return;
    }
    dropDraft(bond.id);
    showToast({ title: 'Request sent', description: REQUEST_TIME, type: 'success' });
    focusRequests();
  });

  // Remove the problems of corrected fields. The next try to send shows the remaining problems again.
  const forget = (...corrected: (keyof FormProblems)[]) => {
    const rest = Object.entries(problems).filter(
      ([about]) => !corrected.some((key) => key === about),
    );
    setProblems(Object.fromEntries(rest));
  };
  // Uploads continue after a failed try, so compute the current problem of the files instead of
  // showing the old one.
  const { proof: toldOfFiles, ...others } = problems;
  const isFileTold = toldOfFiles !== undefined && fileProblem !== undefined;
  const shown: FormProblems = { ...others, ...(isFileTold && { proof: fileProblem }) };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  const choose = (chosen: RequestKind) => {
    changeDraft(bond.id, { kind: chosen });
    setProblems({});
    setFailure(undefined);
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid max-w-form gap-6" aria-label="Request">
      <ErrorSummary key={attempt} errors={toErrorList(shown)} />
      <RadioGroupField
        id={KIND_FIELD}
        name={KIND_FIELD}
        label="What do you need?"
        required
        error={problems.kind}
        options={askableKinds(rules, known.requests).map((value) => ({
          value,
          label: KIND_WORDS[value].choice,
          hint: KIND_WORDS[value].hint,
        }))}
        value={kind ?? ''}
        onChange={(event) => {
          const chosen = REQUEST_KINDS.find((known) => known === event.currentTarget.value);
          if (chosen) choose(chosen);
        }}
      />
      {kind && (
        <>
          <ChangeFields
            kind={kind}
            bond={bondToChange}
            typed={typed}
            problems={problems}
            today={today}
            readOnly={isPending}
            onType={(field, text) => {
              changeDraft(bond.id, { typed: { ...typed, [field]: text } });
              forget(field);
            }}
          />
          <PremiumPreview
            change={reading?.ok ? reading.value : undefined}
            dayProblem={dayProblem}
            kind={kind}
            bond={bondToChange}
            terms={known.terms}
            today={today}
          />
          {proofs.length > 0 && (
            <ProofFields
              applicationId={applicationId}
              proofs={proofs}
              chosen={proofKind}
              files={files}
              problems={shown}
              onChoose={(chosen) => {
                changeDraft(bond.id, { proofKind: chosen });
                forget('proofKind');
              }}
            />
          )}
          <TextAreaField
            id={fieldId('note')}
            label="Anything we should know"
            optional
            error={problems.note}
            readOnly={isPending} // the form closes once the request is sent
            value={note}
            onChange={(event) => {
              changeDraft(bond.id, { note: event.currentTarget.value });
              forget('note');
            }}
          />
        </>
      )}
      {failure && (
        <Alert type="danger" title={notDoneTitle('Your request', 'sent', failure)} isAnnounced>
          {requestFailureWords(failure)} What you typed is still here.
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={isPending}>
          {isPending ? 'Sending...' : label}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            changeDraft(bond.id, { isOpen: false });
            focusRequests();
          }}
        >
          Not now
        </Button>
      </div>
    </form>
  );
}
