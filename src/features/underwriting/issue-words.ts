/** What staff read before and after an approved application becomes a bond, or another term of a bond. */
import type { BondVerb } from '~/domain/renewals/renewal-words';

const LABELS: Record<BondVerb['verb'], string> = { issue: 'Issue bond', renew: 'Renew bond' };

const MADE: Record<BondVerb['verb'], string> = {
  issue: 'the bond and the power of attorney',
  renew: 'the continuation certificate',
};

/** The label of the button. */
export function issueLabel({ verb }: BondVerb): string {
  return LABELS[verb];
}

/** What the button does. */
export function issueHint(
  { verb, done }: BondVerb,
  { isByWire, isOnOwnForm }: { isByWire: boolean; isOnOwnForm: boolean },
): string {
  if (isOnOwnForm)
    return 'Takes the payment and gives the bond its number. This cannot be undone. The next step is the signed form: it completes the bond.';

  const effect = `Takes the payment and makes ${MADE[verb]}. This cannot be undone.`;

  return isByWire
    ? effect
    : `${effect} If nobody presses it, the bond is ${done} automatically in a few minutes.`;
}
