import { useState } from 'react';
import type { SectionKey } from '~/domain/quote/section-keys';
import { Alert } from '~/ui/Alert';
import { isRecord } from '../form-values';
import { $isRestored, $sections } from '../store';

export type AskedAgainProps = {
  section: SectionKey;
  /** The answers of the section that are never kept. */
  secrets: readonly string[];
  /** What to do and why, in one sentence. */
  children: string;
};

/** Says why a number that was entered before has to be entered again: it was never kept. */
export function AskedAgain({ section, secrets, children }: AskedAgainProps) {
  const [isMissing] = useState(() => {
    const kept = $sections.get()[section];

    return $isRestored.get() && isRecord(kept) && secrets.some((secret) => !kept[secret]);
  });
  if (!isMissing) return null;

  return (
    <div className="mb-8">
      <Alert>{children}</Alert>
    </div>
  );
}
