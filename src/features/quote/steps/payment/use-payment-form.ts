import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { paymentFormSchema } from '~/domain/quote/payment';
import type { PaymentMethod } from '~/domain/quote/payment-methods';
import { today } from '~/stores/server-day';
import { fillIn } from '../../form-values';
import { FORM_CHECKS } from '../../StepForm';
import { $billing, saveBilling } from '../../store';
import { billingOnlySchema, type PaymentAnswers } from './choose-payment';
import type { Held } from './HeldNumber';
import { usualBilling } from './usual-billing';
import {
  BLANK_ACCOUNT,
  BLANK_ADDRESS,
  BLANK_CARD,
  type PaymentFormValues,
} from './payment-form-values';

type PaymentResolver = Resolver<PaymentFormValues, unknown, PaymentAnswers>;

/** Fields of the same form that are not about the payment, and their check. */
export type MoreFields = { schema: z.ZodType; defaultValues: object };

export type PaymentFormState = {
  form: UseFormReturn<PaymentFormValues, unknown, PaymentAnswers>;
  method: PaymentMethod;
  /** The token of a number typed before, if it fits the chosen payment method. */
  held: Held | undefined;
  /** Store or drop a token. Either way, the typed numbers are cleared. */
  hold: (held: Held | undefined) => void;
};

/**
 * The payment form. It keeps a card or account number in memory until the number is exchanged for a token. The billing
 * address is saved with the quote while the visitor types; nothing else is saved. `more` are fields of the same form that
 * are not about the payment.
 */
export function usePaymentForm(more?: MoreFields): PaymentFormState {
  const [heldNumber, setHeldNumber] = useState<Held | undefined>();

  const resolver: PaymentResolver = async (values, context, options) => {
    const isHeld = heldNumber?.method === values.paymentMethod;
    const schema: z.ZodType<PaymentAnswers> = isHeld
      ? billingOnlySchema
      : paymentFormSchema({ today: today() });
    const payment = await resolverOf(schema)(values, context, options);
    const others = more && (await resolverOf(more.schema)(values, context, options));
    if (!others || Object.keys(others.errors).length === 0) return payment;

    return { values: {}, errors: { ...others.errors, ...payment.errors } };
  };

  const form = useForm<PaymentFormValues, unknown, PaymentAnswers>({
    resolver,
    defaultValues: {
      ...more?.defaultValues,
      paymentMethod: 'credit_card',
      creditCard: BLANK_CARD,
      ach: BLANK_ACCOUNT,
      billingAddress: fillIn(BLANK_ADDRESS, $billing.get() ?? usualBilling()?.address),
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

function resolverOf(schema: z.ZodType): PaymentResolver {
  return zodResolver(schema as z.ZodType<PaymentAnswers, PaymentFormValues>);
}
