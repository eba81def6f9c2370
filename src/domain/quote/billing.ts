import { z } from 'zod';
import { acceptedField } from '../fields/choice-field.ts';
import { addressSchema } from './address.ts';

/** The fields that all payment methods share. */
export const billingParts = {
  billingAddress: addressSchema.prefault({}),
  terms: acceptedField('You must accept the terms and conditions'),
};

/** The part of the payment form that the server gets. It contains no card and no bank account. */
export const billingSchema = z.object(billingParts);

export type Billing = z.output<typeof billingSchema>;
export type BillingForm = z.input<typeof billingSchema>;
