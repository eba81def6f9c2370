import { useEffect } from 'react';
import {
  type IdentityNumber,
  identityNumberName,
  REVEAL_SECONDS,
} from '~/domain/underwriting/reveal-reason';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { TextAreaField } from '~/ui/TextAreaField';

type Props = {
  which: IdentityNumber;
  text: string;
  problem: string | undefined;
  failure: string | undefined;
  isPending: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** The id of the field for the reason. */
export function revealReasonField(which: IdentityNumber): string {
  return `reveal-${which}`;
}

/** Asks for a reason before the full number is shown. */
export function RevealForm({ which, text, problem, failure, isPending, ...form }: Props) {
  const field = revealReasonField(which);
  useEffect(() => document.getElementById(field)?.focus(), [field]);

  return (
    <form
      noValidate
      aria-label={`Show the ${identityNumberName(which)}`}
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
      className="no-print mt-3 grid gap-3"
    >
      <TextAreaField
        id={field}
        label={`Why you need the ${identityNumberName(which)}`}
        hint="Kept in the history with your name. The customer does not read it."
        rows={2}
        required
        error={problem}
        value={text}
        onChange={(event) => form.onType(event.currentTarget.value)}
      />
      {failure && (
        <Alert type="danger" title="The number is not shown" isAnnounced>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending || undefined}>
          {isPending ? 'Opening...' : `Show for ${REVEAL_SECONDS} seconds`}
        </Button>
        <Button look="quiet" onClick={form.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
