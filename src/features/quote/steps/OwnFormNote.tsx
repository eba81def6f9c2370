import { ownFormFor, ownFormWords } from '~/domain/bonds/own-form';
import type { StateCode } from '~/domain/us-states';
import { Alert } from '~/ui/Alert';
import type { QuoteBond } from '../quote-bond';

/** Says that the state's court or agency requires its own form, and what we do with it. Empty otherwise. */
export function OwnFormNote({ bond, stateCode }: { bond: QuoteBond; stateCode: StateCode }) {
  const form = ownFormFor(bond, stateCode);
  if (!form) return null;

  return (
    <Alert title={form.name}>
      <p>{ownFormWords(form, stateCode)}</p>
      <p>If you already have the form, add it in the step Documents.</p>
    </Alert>
  );
}
