import { z } from 'zod';
import type { IsoDate } from '../dates.ts';
import { choiceField } from '../fields/choice-field.ts';
import { wholeNumberField } from '../fields/number-fields.ts';
import { readText } from '../fields/read-field.ts';
import { textField } from '../fields/text-field.ts';
import { parseAccountNumber, parseRoutingNumber } from '../formats/bank-numbers.ts';
import { cardBrand, parseCardNumber } from '../formats/card-number.ts';
import { digitsLike } from '../formats/digits.ts';
import { billingParts } from './billing.ts';
import { cardExpiryYears, isCardExpired } from './card-expiry.ts';
import { ACCOUNT_TYPES } from './payment-methods.ts';

/**
 * Maximum number of digits in a card's security code: four on American Express, three on others.
 */
export const MAX_CVV_LENGTH = 4;

const MONTHS_PER_YEAR = 12;
const CVV_MESSAGE = 'Valid CVV is required';

function parseCvv(text: string): string | undefined {
  return digitsLike(text, /^\d{3,4}$/);
}

const EXPIRY_FIELDS = ['expiryMonth', 'expiryYear'];

function creditCardSchema(today: IsoDate) {
  const years = cardExpiryYears(today);

  return z
    .object({
      name: textField('Name on card'),
      number: readText('Valid card number is required', parseCardNumber),
      expiryMonth: wholeNumberField('Expiry month is required', { min: 1, max: MONTHS_PER_YEAR }),
      expiryYear: wholeNumberField('Expiry year is required').refine(
        (year) => years.includes(year),
        { error: 'Expiry year is required', abort: true },
      ),
      cvv: readText(CVV_MESSAGE, parseCvv),
    })
    .refine(
      ({ expiryMonth, expiryYear }) =>
        !isCardExpired({ month: expiryMonth, year: expiryYear }, today),
      {
        path: ['expiryMonth'],
        error: 'This card has expired',
        // Needs only the two dates, so an expired card is named together with a mistyped number.
        when: ({ issues }) => issues.every(({ path }) => !EXPIRY_FIELDS.includes(String(path))),
      },
    )
    .refine(
      ({ number, cvv }) => (cardBrand(number) === 'amex') === (cvv.length === MAX_CVV_LENGTH),
      { path: ['cvv'], error: CVV_MESSAGE },
    );
}

const achSchema = z.object({
  routingNumber: readText('Valid routing number is required', parseRoutingNumber),
  accountNumber: readText('Valid account number is required', parseAccountNumber),
  accountType: choiceField(ACCOUNT_TYPES, 'Account type is required'),
});

/**
 * The payment form of step 6. Only the fields of the chosen method are validated and returned.
 * Cards and bank accounts never leave the browser: the server gets `billingSchema`.
 */
export function paymentFormSchema({ today }: { today: IsoDate }) {
  return z.discriminatedUnion(
    'paymentMethod',
    [
      z.object({
        paymentMethod: z.literal('credit_card'),
        creditCard: creditCardSchema(today).prefault({}),
        ...billingParts,
      }),
      z.object({ paymentMethod: z.literal('ach'), ach: achSchema.prefault({}), ...billingParts }),
      z.object({ paymentMethod: z.literal('wire'), ...billingParts }),
    ],
    { error: 'Payment method is required' },
  );
}

export type Payment = z.output<ReturnType<typeof paymentFormSchema>>;
export type PaymentForm = z.input<ReturnType<typeof paymentFormSchema>>;
