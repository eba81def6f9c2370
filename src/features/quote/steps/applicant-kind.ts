import { bindsAPerson, bindsEither } from '~/domain/bonds/principals';
import type { YesNo } from '~/domain/fields/choice-field';
import { isRecord } from '~/domain/is-record';
import type { QuoteBond } from '../quote-bond';
import { $sections } from '../store';

/**
 * The answer to "Is a business applying?" that the step proposes: No, unless the answer says whom the bond names. Answers
 * from before the question was asked have a business if they name one.
 */
export function proposeApplicantKind(bond: QuoteBond): '' | YesNo {
  const { business } = $sections.get();
  if (!bindsAPerson(bond)) return '';
  if (isRecord(business) && business['legalName']) return 'yes';

  return bindsEither(bond) ? '' : 'no';
}
