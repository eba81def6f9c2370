import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { paymentFormSchema } from '~/domain/quote/payment';
import type { PaymentMethod } from '~/domain/quote/payment-methods';
import { today } from '~/platform/clock';
import { fillIn } from '../../form-values';
import { FORM_CHECKS } from '../../StepForm';
import { $billing, saveBilling } from '../../store';
import { billingOnlySchema, type PaymentAnswers } from './choose-payment';
import type { Held } from './HeldNumber';
import {
  BLANK_ACCOUNT,
  BLANK_ADDRESS,
  BLANK_CARD,
  type PaymentFormValues,
} from './payment-form-values';

type PaymentResolver = Resolver<PaymentFormValues, unknown, PaymentAnswers>;

export type PaymentFormState = {
  form: UseFormReturn<PaymentFormValues, unknown, PaymentAnswers>;
  method: PaymentMethod;
  /** The token of a number typed before, when the visitor pays with that. */
  held: Held | undefined;
  /** Keep a token, or drop it. Either way the numbers that were typed are gone. */
  hold: (held: Held | undefined) => void;
};

/**
 * The payment form. A card's or an account's number lives in its memory until it is exchanged for
 * a token. The billing address is kept with the quote as it is typed; nothing else is.
 */
export function usePaymentForm(): PaymentFormState {
  const [heldNumber, setHeldNumber] = useState<Held | undefined>();

  const resolver: PaymentResolver = (values, context, options) => {
    const isHeld = heldNumber?.method === values.paymentMethod;
    const schema: z.ZodType<PaymentAnswers> = isHeld
      ? billingOnlySchema
      : paymentFormSchema({ today: today() });
    const resolve = zodResolver(schema as z.ZodType<PaymentAnswers, PaymentFormValues>);

    return resolve(values, context, options);
  };

  const form = useForm<PaymentFormValues, unknown, PaymentAnswers>({
    resolver,
    defaultValues: {
      paymentMethod: 'credit_card',
      creditCard: BLANK_CARD,
      ach: BLANK_ACCOUNT,
      billingAddress: fillIn(BLANK_ADDRESS, $billing.get()),
      terms: false,
    },
    ...FORM_CHECKS,
  });
  const method = useWatch({ control: form.control, name: 'paymentMethod' });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name?.startsWith('billingAddress')) saveBilling({ ...values.billingAddress });
        },
      }),
    [form],
  );

  const hold = useCallback(
    (held: Held | undefined) => {
      setHeldNumber(held);
      form.setValue('creditCard', BLANK_CARD);
      form.setValue('ach', BLANK_ACCOUNT);
    },
    [form],
  );

  return { form, method, held: heldNumber?.method === method ? heldNumber : undefined, hold };
}
