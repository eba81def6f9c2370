import { z } from 'zod';
import { readText } from '../fields/read-field.ts';
import { textField } from '../fields/text-field.ts';
import { isPossibleZip, parseZip } from '../formats/postal-address.ts';
import { parseStateCode } from '../us-states.ts';

/** The fields that all addresses share. The caller adds the state. */
export const addressParts = {
  street: textField('Street'),
  city: textField('City'),
  state: readText('State is required', parseStateCode),
  zipCode: readText('ZIP code is required', parseZip).refine(
    isPossibleZip,
    'This ZIP code does not exist. Enter the ZIP code of the address',
  ),
};

/** A postal address in one of the 50 states. The ZIP code has only digits. */
export const addressSchema = z.object(addressParts);

export type Address = z.output<typeof addressSchema>;
export type AddressForm = z.input<typeof addressSchema>;
