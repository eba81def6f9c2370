import type { Cents } from '~/domain/money';
import { PAYMENT_METHODS, type PaymentMethod } from '~/domain/quote/payment-methods';

/** An amount that the customer paid or authorized. */
export type StaffPayment = {
  method: PaymentMethod | undefined;
  amount: Cents;
  status: string;
  reference: string;
  lastFour: string | undefined;
  at: string;
  /** The client of a law firm who authorized the payment by a link. Undefined if the customer did. */
  payer: ClientPayer | undefined;
};

/** A client who paid, and the firm that asked. */
export type ClientPayer = { name: string; email: string; sender: string };

/** A row of `payments` as staff read it. */
export type PaymentRow = {
  method: string;
  amount_cents: number;
  status: string;
  reference: string;
  last_four: string | null;
  created_at: string;
  /** The table checks that it has these texts. */
  payer: ClientPayer | null;
};

/** The payments of an application, newest first. */
export function toStaffPayments(rows: readonly PaymentRow[]): StaffPayment[] {
  return rows
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .map(toPayment);
}

function toPayment(row: PaymentRow): StaffPayment {
  return {
    method: PAYMENT_METHODS.find((method) => method === row.method),
    amount: row.amount_cents,
    status: row.status,
    reference: row.reference,
    lastFour: row.last_four ?? undefined,
    at: row.created_at,
    payer: row.payer ?? undefined,
  };
}
