import type { PaymentMethod } from '~/domain/quote/payment-methods';

/** The values of the open payment form. The card's and the account's values exist nowhere else. */
export type PaymentFormValues = {
  paymentMethod: PaymentMethod;
  creditCard: {
    name: string;
    number: string;
    expiryMonth: string;
    expiryYear: string;
    cvv: string;
  };
  ach: { routingNumber: string; accountNumber: string; accountType: string };
  billingAddress: AddressValues;
  terms: boolean;
};

export type AddressValues = { street: string; city: string; state: string; zipCode: string };

export const BLANK_CARD: PaymentFormValues['creditCard'] = {
  name: '',
  number: '',
  expiryMonth: '',
  expiryYear: '',
  cvv: '',
};

export const BLANK_ACCOUNT: PaymentFormValues['ach'] = {
  routingNumber: '',
  accountNumber: '',
  accountType: '',
};

export const BLANK_ADDRESS: AddressValues = { street: '', city: '', state: '', zipCode: '' };

/** The fields in their order on the page. */
export const PAYMENT_FIELD_ORDER = [
  'paymentMethod',
  ...Object.keys(BLANK_CARD).map((key) => `creditCard.${key}`),
  ...Object.keys(BLANK_ACCOUNT).map((key) => `ach.${key}`),
  ...Object.keys(BLANK_ADDRESS).map((key) => `billingAddress.${key}`),
  'terms',
];
