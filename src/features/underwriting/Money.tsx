import type { StaffApplication } from '~/data/staff/underwriting-application';
import { formatMoney } from '~/domain/money';
import { describePayment } from '~/domain/quote/payment-words';
import { Panel } from './Panel';
import { momentWords } from '~/domain/formats/moment-words';

const PAYMENT_STATUSES: Readonly<Record<string, string>> = {
  authorized: 'Authorized, not charged yet',
  captured: 'Taken',
  voided: 'Released',
};

/** The price of the bond and the status of the customer's payments. */
export function Money({ application }: { application: StaffApplication }) {
  const { premium, fees, taxes, total, payments, termsVersion } = application;
  const lines = [
    { label: 'Premium', amount: premium },
    { label: 'Fees', amount: fees },
    { label: 'Taxes', amount: taxes },
  ];

  return (
    <Panel id="money" title="Price and payment">
      <dl className="tabular-nums">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 py-0.5">
            <dt className="text-muted">{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-rule pt-1 font-semibold">
          <dt>Total</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <ul className="mt-3 divide-y divide-rule border-t border-rule text-sm">
        {payments.map(({ reference, method, lastFour, status, at, payer }) => (
          <li key={reference} className="py-2">
            <p className="font-semibold">
              {method ? describePayment({ method, lastFour }) : 'Another way to pay'}
            </p>
            <p>{PAYMENT_STATUSES[status] ?? status}</p>
            {payer && (
              <p>
                Authorized by {payer.name}, client of {payer.sender}
                <span className="block break-all text-muted">{payer.email}</span>
              </p>
            )}
            <p className="text-muted tabular-nums">
              {momentWords(at)}, <span className="break-all">{reference}</span>
            </p>
          </li>
        ))}
        {payments.length === 0 && <li className="py-2">There is no payment.</li>}
      </ul>
      {termsVersion && <p className="text-sm text-muted">Terms {termsVersion} accepted</p>}
    </Panel>
  );
}
