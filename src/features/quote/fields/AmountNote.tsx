import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { otherAmountWords } from '~/domain/quote/other-amount';
import type { StateCode } from '~/domain/us-states';
import { Alert } from '~/ui/Alert';
import type { QuoteBond } from '../quote-bond';

type Values = { amount: string };

/** Says that an underwriter must agree to an amount other than the law's, after the visitor leaves the field. */
export function AmountNote({ bond, stateCode }: { bond: QuoteBond; stateCode: StateCode }) {
  const { control } = useFormContext<Values>();
  const typed = useWatch<Values, 'amount'>({ name: 'amount' });
  const { touchedFields, defaultValues } = useFormState({ control, name: 'amount' });
  const isLeft = touchedFields.amount === true || typed === defaultValues?.amount;
  const words = isLeft ? otherAmountWords(bond, stateCode, typed) : undefined;

  return (
    <div aria-live="polite" className="mt-3 empty:hidden">
      {words && <Alert>{words}</Alert>}
    </div>
  );
}
