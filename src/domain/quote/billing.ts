import { z } from 'zod';
import { acceptedField } from '../fields/choice-field.ts';
import { addressSchema } from './address.ts';

/** What every way of paying asks for (spec 1, section 5). */
export const billingParts = {
  billingAddress: addressSchema.prefault({}),
  terms: acceptedField('You must accept the terms and conditions'),
};

/** The part of the payment form the server sees: no card and no account is in it. */
export const billingSchema = z.object(billingParts);

export type Billing = z.output<typeof billingSchema>;
export type BillingForm = z.input<typeof billingSchema>;
