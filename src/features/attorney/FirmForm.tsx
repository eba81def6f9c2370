import { type FormEvent, useState } from 'react';
import type { FirmFailure } from '~/data/firms/firm';
import { isAnswerLost } from '~/domain/lost-answer';
import { isMember } from '~/domain/matters/is-member';
import { MATTER_ACCESS } from '~/domain/matters/matter-words';
import { PAYER_LABELS } from '~/domain/matters/payers';
import { type BarNumber, type Firm, type FirmProblems, readFirm } from '~/domain/matters/read-firm';
import type { Result } from '~/domain/result';
import { STATE_OPTIONS } from '~/domain/us-states';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { SelectField } from '~/ui/SelectField';
import { TextAreaField } from '~/ui/TextAreaField';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { FIRM_FAILURE_WORDS } from './messages';

type Props = {
  firm: Firm;
  /** A form that closes once it is sent takes no text meanwhile. */
  submit: { label: string; pendingLabel: string; closesForm?: boolean };
  onSubmit: (firm: Firm) => Promise<Result<undefined, FirmFailure>>;
};

const toOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const FIELD_IDS = { name: 'firm-name', officeAddress: 'firm-address', barNumbers: 'firm-bar-0' };

/**
 * Name, office address, bar numbers and defaults of a firm. What was typed stays until it is saved. The other fields
 * follow the firm, so that they show what another owner saved meanwhile.
 */
export function FirmForm({ firm, submit, onSubmit }: Props) {
  const [changes, setChanges] = useState<Partial<Firm>>({});
  const [problems, setProblems] = useState<FirmProblems>({});
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<FirmFailure>();
  const typed = { ...firm, ...changes };
  const set = (change: Partial<Firm>) => setChanges({ ...changes, ...change });
  const setBar = (index: number, change: Partial<BarNumber>) =>
    set({
      barNumbers: typed.barNumbers.map((bar, at) => (at === index ? { ...bar, ...change } : bar)),
    });

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const read = readFirm(typed);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) {
      setAttempts(attempts + 1);
      return;
    }
    const result = await onSubmit(read.value);
    if (result.ok) setChanges((current) => (current === changes ? {} : current));
    else setFailure(result.code);
  });
  const readOnly = isPending && submit.closesForm;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const errors = Object.entries(problems).map(([field, message]) => ({
    id: FIELD_IDS[field as keyof FirmProblems],
    message,
  }));

  return (
    <form noValidate onSubmit={handleSubmit} className="grid max-w-form gap-5">
      <ErrorSummary key={attempts} errors={errors} />
      {failure && (
        <Alert
          type="danger"
          isAnnounced
          title={
            isAnswerLost(failure) ? 'Your changes may not have been saved' : 'Nothing was changed'
          }
        >
          {FIRM_FAILURE_WORDS[failure]}
        </Alert>
      )}
      <TextField
        id={FIELD_IDS.name}
        label="Name of the firm"
        autoComplete="organization"
        error={problems.name}
        readOnly={readOnly}
        value={typed.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextAreaField
        id={FIELD_IDS.officeAddress}
        label="Office address"
        autoComplete="street-address"
        error={problems.officeAddress}
        readOnly={readOnly}
        value={typed.officeAddress}
        onChange={(event) => set({ officeAddress: event.currentTarget.value })}
      />
      {typed.barNumbers.map(({ state, number }, index) => (
        <div key={index} className="attorney-pair">
          <TextField
            id={`firm-bar-${index}`}
            label="Bar number"
            width="full"
            error={index === 0 ? problems.barNumbers : undefined}
            readOnly={readOnly}
            value={number}
            onChange={(event) => setBar(index, { number: event.currentTarget.value })}
          />
          <SelectField
            id={`firm-bar-state-${index}`}
            label="State of the bar"
            placeholder="Choose a state"
            width="full"
            options={STATE_OPTIONS}
            value={state}
            onChange={(event) => setBar(index, { state: event.currentTarget.value })}
          />
        </div>
      ))}
      <div>
        <Button
          look="quiet"
          onClick={() => set({ barNumbers: [...typed.barNumbers, { state: '', number: '' }] })}
        >
          Add a bar number
        </Button>
      </div>
      <RadioGroupField
        id="firm-access"
        name="firm-access"
        label="Who can see and change a matter?"
        options={toOptions(MATTER_ACCESS)}
        value={typed.matterAccess}
        onChange={({ currentTarget: { value } }) => {
          if (isMember(MATTER_ACCESS, value)) set({ matterAccess: value });
        }}
      />
      <RadioGroupField
        id="firm-payer"
        name="firm-payer"
        label="Who usually pays?"
        inline
        options={toOptions(PAYER_LABELS)}
        value={typed.payerDefault}
        onChange={({ currentTarget: { value } }) => {
          if (isMember(PAYER_LABELS, value)) set({ payerDefault: value });
        }}
      />
      <div>
        <Button type="submit" look="primary" aria-disabled={isPending}>
          {isPending ? submit.pendingLabel : submit.label}
        </Button>
      </div>
    </form>
  );
}
