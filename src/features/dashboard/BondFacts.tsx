import { useState } from 'react';
import type { Bond } from '~/data/bonds';
import { endLabel } from '~/domain/bonds/bond-standing';
import { formatDate } from '~/domain/dates';
import { formatMoney, formatWholeMoney } from '~/domain/money';
import { parseStateCode, stateName } from '~/domain/us-states';
import { copyText } from '~/platform/clipboard';
import { dayOf } from '~/platform/clock';
import { Button } from '~/ui/Button';
import { PairList } from '~/ui/PairList';

/** What the bond says, a line each, and where anyone can check it. */
export function BondFacts({ bond }: { bond: Bond }) {
  const state = parseStateCode(bond.stateCode);
  const end = endLabel(bond.status);
  const pairs = [
    { label: 'Principal, who is bonded', value: bond.principal },
    { label: 'Obligee, who is protected', value: bond.obligee },
    { label: 'Amount of the bond', value: formatWholeMoney(bond.amount) },
    { label: 'Premium you paid', value: formatMoney(bond.premium) },
    { label: 'State', value: state ? stateName(state) : bond.stateCode },
    { label: 'Issued', value: formatDate(dayOf(bond.issuedAt)) },
    { label: 'In force from', value: formatDate(bond.effectiveDate) },
    ...(end === undefined
      ? []
      : [
          {
            label: end,
            value: bond.expiryDate ? formatDate(bond.expiryDate) : 'When the obligee releases it',
          },
        ]),
  ];

  return (
    <section aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="text-xl">
        What the bond says
      </h2>
      <div className="mt-3 border-y border-rule">
        <PairList pairs={pairs} />
      </div>
      <VerifyLink token={bond.verifyToken} />
    </section>
  );
}

/** A court or agency that is handed the bond can check it there without an account. */
function VerifyLink({ token }: { token: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const path = `/verify/${encodeURIComponent(token)}`;

  const copy = async () => setIsCopied(await copyText(new URL(path, location.href).href));

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-text">
        Whoever is handed this bond can <a href={path}>check that it is real</a>. That page needs no
        account and shows nothing but what the bond itself says.
      </p>
      <Button look="quiet" onClick={() => void copy()}>
        {isCopied ? 'Link copied' : 'Copy the link'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? 'The link is on your clipboard' : ''}
      </span>
    </div>
  );
}
