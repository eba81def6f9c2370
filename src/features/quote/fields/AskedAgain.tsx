import { useStore } from '@nanostores/react';
import { isRecord } from '~/domain/is-record';
import { useState } from 'react';
import type { SectionKey } from '~/domain/quote/journey';
import { Alert } from '~/ui/Alert';
import { $isRestored, $payment, $sections } from '../store';

export type AskedAgainProps = {
  section: SectionKey;
  /** The answers of the section that are never stored. */
  secrets: readonly string[];
  /** One sentence that says what to enter again and why. */
  children: string;
};

/** Explains why the visitor has to enter a number again: the browser never stores it. */
export function AskedAgain({ section, secrets, children }: AskedAgainProps) {
  const [isMissing] = useState(() => {
    const kept = $sections.get()[section];

    return $isRestored.get() && isRecord(kept) && secrets.some((secret) => !kept[secret]);
  });
  const payment = useStore($payment);
  if (!isMissing) return null;

  return (
    <div className="mb-8">
      <Alert>
        {children}
        {payment && ' The payment that you authorized stays as it is.'}
      </Alert>
    </div>
  );
}
