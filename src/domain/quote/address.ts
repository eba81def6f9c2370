import { z } from 'zod';
import { readText } from '../fields/read-field.ts';
import { textField } from '../fields/text-field.ts';
import { parseZip } from '../formats/zip.ts';
import { parseStateCode } from '../us-states.ts';

/** The parts of an address that are the same wherever one is asked for; the state is the caller's. */
export const addressParts = {
  street: textField('Street'),
  city: textField('City'),
  state: readText('State is required', parseStateCode),
  zipCode: readText('ZIP code is required', parseZip),
};

/** A postal address in one of the 50 states (spec 1, section 5). The ZIP code is digits alone. */
export const addressSchema = z.object(addressParts);

export type Address = z.output<typeof addressSchema>;
export type AddressForm = z.input<typeof addressSchema>;
