import { useCallback } from 'react';
import type { Bond } from '~/data/bonds/bonds';
import { type BondDocument, DOCUMENT_BADGES } from '~/domain/bonds/bond-documents';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { dayOf } from '~/platform/clock';
import { downloadBondFile } from '~/stores/bond-downloads';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { StatusBadge } from '../StatusBadge';
import { DocumentIcon } from './DocumentIcon';

/** One document: its name, its day and amount, and its download button. */
export function DocumentRow({ document, bond }: { document: BondDocument; bond: Bond }) {
  const { id, name, type, amount, effectiveOn, issuedAt = bond.issuedAt } = document;
  const { number } = bond;

  return (
    <article
      aria-labelledby={`document-${id}`}
      className="grid items-center gap-x-5 gap-y-3 sm:grid-cols-[auto_1fr_auto] lg:grid-cols-[auto_minmax(0,1fr)_auto_8.5rem]"
    >
      <DocumentIcon type={type} className="hidden w-10 shrink-0 sm:block" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 id={`document-${id}`} className="font-sans text-base font-semibold">
            {name} <span className="sr-only">of {number}</span>
          </h3>
          <StatusBadge {...DOCUMENT_BADGES[type]} />
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 sm:col-start-2 sm:row-start-2 sm:flex sm:gap-x-8 lg:col-start-3 lg:row-start-1 lg:grid lg:grid-cols-[9.5rem_6.5rem] lg:gap-x-4">
        <Fact name="Date" value={formatDate(effectiveOn ?? dayOf(issuedAt))} />
        <Fact name="Amount" value={formatWholeMoney(amount)} />
      </dl>
      <DownloadButton document={document} number={number} />
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="contents sm:block">
      <dt className="text-muted sm:text-sm">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

/** The button's hidden text names the document, because a list has many download buttons. */
function DownloadButton({ document, number }: { document: BondDocument; number: string }) {
  const { bondId, type, ordinal, name } = document;
  const download = useCallback(
    () => downloadBondFile(bondId, type, ordinal),
    [bondId, type, ordinal],
  );
  const { isPending, run } = useOnceAtATime(download);

  return (
    <div className="sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:justify-self-end lg:col-start-4 lg:row-span-1">
      <Button onClick={() => void run()} aria-disabled={isPending}>
        {isPending ? 'Preparing...' : 'Download'}{' '}
        <span className="sr-only">
          {name} of {number}
        </span>
      </Button>
    </div>
  );
}
