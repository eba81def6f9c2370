import { useStore } from '@nanostores/react';
import { ownFormFor, ownFormWords } from '~/domain/bonds/own-form';
import type { StateCode } from '~/domain/us-states';
import { Alert } from '~/ui/Alert';
import type { QuoteBond } from '../quote-bond';
import { $uploadedDocuments } from '../store';

/** No law prescribes the form of a contract bond for every owner, and the paper is ours. */
const OWNERS_FORM =
  'We issue this bond on our own form. If the owner wants another form, ask before you pay whether it accepts ours, or call us.';

/**
 * Says that the state's court or agency has its own form, and what we do with it, or that a project owner may want
 * another form than ours. Empty otherwise.
 */
export function OwnFormNote({ bond, stateCode }: { bond: QuoteBond; stateCode: StateCode }) {
  const hasUploaded = useStore($uploadedDocuments).length > 0;
  const form = ownFormFor(bond, stateCode);
  if (!form && bond.category === 'contract') return <p className="max-w-text">{OWNERS_FORM}</p>;
  if (!form) return null;

  return (
    <Alert title={form.name}>
      <p>{ownFormWords(form, stateCode)}</p>
      {!hasUploaded && <p>If you already have the form, add it in the step Documents.</p>}
    </Alert>
  );
}
