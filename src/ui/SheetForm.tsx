import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';
import { ErrorSummary } from './ErrorSummary';
import { focusPart } from './focus-part';
import { type SheetField, SheetFormField } from './SheetFormField';
import { useOnceAtATime } from './use-once-at-a-time';

type Props<Values> = {
  /** Starts the ids of the fields. */
  id: string;
  fields: readonly SheetField[];
  /** The texts to start with, by the key of the field. */
  initial?: Readonly<Record<string, string>>;
  read: (
    typed: Readonly<Record<string, string>>,
  ) => { ok: true; value: Values } | { ok: false; problems: Readonly<Record<string, string>> };
  /** Returns an amount in the usual notation when the user leaves its field: "$10,000" for "10k". */
  tidyMoney?: (text: string) => string | undefined;
  /** Saves the values. Returns the message of a failure. */
  onSubmit: (values: Values) => Promise<string | undefined>;
  submitLabel: string;
  /** 'secondary' in a list with several forms. */
  look?: 'primary' | 'secondary';
  pendingLabel?: string;
  /** More questions after the fields, which may depend on what was typed. */
  renderMore?: (typed: Readonly<Record<string, string>>) => ReactNode;
};

/**
 * A form from a list of fields. What was typed stays after a failure. Most of these forms close once they are sent, so the
 * fields take no text meanwhile.
 */
export function SheetForm<Values>({
  id,
  fields,
  initial = {},
  read,
  tidyMoney = () => undefined,
  onSubmit,
  submitLabel,
  look = 'primary',
  pendingLabel = 'Saving...',
  renderMore,
}: Props<Values>) {
  const [typed, setTyped] = useState(initial);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const errors = fields.flatMap(({ key }) => {
    const message = problems[key];

    return message === undefined ? [] : [{ id: `${id}-${key}`, message }];
  });

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    setAttempts((count) => count + 1);
    const values = read(typed);
    setProblems(values.ok ? {} : values.problems);
    if (!values.ok) return;

    const part = form.current?.closest('section, li[tabindex]');
    const words = await onSubmit(values.value);
    setFailure(words);
    if (words === undefined) focusPart(part);
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="no-print grid max-w-form gap-5">
      {errors.length > 0 && <ErrorSummary key={attempts} errors={errors} />}
      {fields.map((field) => (
        <SheetFormField
          key={field.key}
          id={`${id}-${field.key}`}
          field={field}
          value={typed[field.key] ?? ''}
          error={problems[field.key]}
          readOnly={isPending}
          tidyMoney={tidyMoney}
          onValueChange={(value) => setTyped((before) => ({ ...before, [field.key]: value }))}
        />
      ))}
      {renderMore?.(typed)}
      {failure && (
        <Alert type="danger" isAnnounced>
          {failure}
        </Alert>
      )}
      <div>
        <Button type="submit" look={look} aria-disabled={isPending || undefined}>
          {isPending ? pendingLabel : submitLabel}
        </Button>
      </div>
    </form>
  );
}
