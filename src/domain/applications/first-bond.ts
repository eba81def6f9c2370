import { describeStatus, type StatusFacts } from './status-words.ts';

/**
 * Who has to act before a customer without a bond gets the first one: we, or the customer in an application that was
 * sent. Undefined if no application is on its way. A draft may never be sent.
 */
export function firstBondHolder(
  activeBonds: number,
  applications: readonly StatusFacts[],
): 'us' | 'you' | undefined {
  if (activeBonds > 0) return undefined;

  const sent = applications.filter(({ status }) => status !== 'draft');

  return (['us', 'you'] as const).find((holder) =>
    sent.some((application) => describeStatus(application).holder === holder),
  );
}
