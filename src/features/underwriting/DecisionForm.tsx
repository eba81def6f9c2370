import type { FormEvent } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import type { ApplicationStatus } from '~/domain/application-status';
import { needsReason, type StaffAction, STAFF_ACTIONS } from '~/domain/applications/staff-actions';
import { describeStatus } from '~/domain/applications/status-words';
import { isFirstOfTwo } from '~/domain/underwriting/approvals';
import type { DocumentType } from '~/domain/bonds/bond-types';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { TextAreaField } from '~/ui/TextAreaField';
import { AskForDocuments } from './AskForDocuments';
import { ReportQuestions } from './consumer-reports/ReportQuestions';
import type { ReportFieldsProps } from './consumer-reports/use-report-answers';
import { ACTIONS, FIRST_APPROVAL_NOTE } from './messages';

type Props = {
  application: StaffApplication;
  action: StaffAction | undefined;
  text: string;
  problem: string | undefined;
  isPending: boolean;
  /** True while there are unread events. */
  isBlocked: boolean;
  onChoose: (action: StaffAction) => void;
  onType: (text: string) => void;
  /** Documents to request together with a question. */
  documents: readonly DocumentType[];
  onAsk: (documents: readonly DocumentType[]) => void;
  onSubmit: (event: FormEvent) => void;
  /** The questions about consumer reports, for a decline. */
  reports: ReportFieldsProps;
};

/** The id of the first choice. */
export const ACTION_FIELD = 'decision-action';

/** The id of the field for the text to the customer. */
export const REASON_FIELD = 'decision-reason';

const NEXT: Record<StaffAction, ApplicationStatus> = {
  approve: 'approved',
  'request-information': 'information_requested',
  decline: 'declined',
};

/** The form for the decision and the text that the customer reads. */
export function DecisionForm({ application, action, text, problem, ...form }: Props) {
  const isFirst = action === 'approve' && isFirstOfTwo(application.approvals);
  const words = action && { ...ACTIONS[action], ...(isFirst && FIRST_APPROVAL_NOTE) };
  const choices = STAFF_ACTIONS.filter(
    (value) => value === 'approve' || application.status === 'under_review',
  );
  const needsSignIn = action === 'request-information' && !application.hasAccount;

  return (
    <form noValidate onSubmit={form.onSubmit} className="no-print grid gap-4">
      <RadioGroupField
        id={ACTION_FIELD}
        name={ACTION_FIELD}
        label="What to do"
        required
        error={action ? undefined : problem}
        options={choices.map((value) => ({ value, label: ACTIONS[value].choice }))}
        value={action ?? ''}
        onChange={(event) => {
          const chosen = STAFF_ACTIONS.find((known) => known === event.currentTarget.value);
          if (chosen) form.onChoose(chosen);
        }}
      />
      {action && words && (
        <>
          <TextAreaField
            id={REASON_FIELD}
            label={words.label}
            hint={words.hint}
            optional={!needsReason(action)}
            required={needsReason(action)}
            error={problem}
            value={text}
            onChange={(event) => form.onType(event.currentTarget.value)}
          />
          {action === 'request-information' && (
            <AskForDocuments asked={form.documents} onChange={form.onAsk} />
          )}
          {action === 'decline' && <ReportQuestions {...form.reports} />}
          {needsSignIn && (
            <Alert type="info">
              This was sent without an account. We email the question to the applicant, who signs in
              with a code that we email to the same address, and answers on the dashboard.
            </Alert>
          )}
          <p className="rounded-sm bg-sunken px-3 py-2 text-sm">
            <span className="text-muted">The dashboard will say: </span>
            {
              describeStatus({
                status: isFirst ? application.status : NEXT[action],
                isPaidByWire: isPaidByWire(application),
                isMadeByHand: application.ownForm !== undefined && !isPaidByWire(application),
              }).sentence
            }
          </p>
        </>
      )}
      <div>
        <Button type="submit" look="primary" aria-disabled={form.isPending || form.isBlocked}>
          {buttonWords(action, form.isPending)}
        </Button>
      </div>
    </form>
  );
}

function buttonWords(action: StaffAction | undefined, isPending: boolean): string {
  if (!action) return 'Decide';

  return isPending ? ACTIONS[action].pending : ACTIONS[action].button;
}

function isPaidByWire({ payments }: StaffApplication): boolean {
  return payments.some(({ method, status }) => method === 'wire' && status === 'authorized');
}
