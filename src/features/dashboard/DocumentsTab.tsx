import type { Bond, BondPage } from '~/data/bonds/bonds';
import { forObligee } from '~/domain/bonds/obligee-words';
import { pageKey } from '~/domain/dashboard/pages';
import { bondsView } from '~/stores/desk';
import { DownloadButton } from './DownloadButton';
import { EmptyDesk } from './EmptyDesk';
import { EMPTY } from './messages';
import { NoSuchPage } from './NoSuchPage';
import { Pager } from './Pager';
import { useDeskView } from './use-desk-view';
import { ViewFrame } from './ViewFrame';
import { hasPapers } from './has-papers';

/** The papers of each bond. This tab shares its view with the list of bonds, so the data loads only once. */
export function DocumentsTab({ page }: { page: number }) {
  const view = useDeskView(bondsView, pageKey(page));

  return (
    <ViewFrame
      view={view}
      label="Loading your documents"
      onRetry={() => void bondsView.refresh(pageKey(page))}
    >
      {(list) => <PaperList page={page} list={list} />}
    </ViewFrame>
  );
}

function PaperList({ page, list: { bonds, total } }: { page: number; list: BondPage }) {
  if (bonds.length === 0 && page > 1) return <NoSuchPage tab="documents" page={page} />;
  if (bonds.length === 0) {
    return (
      <EmptyDesk {...EMPTY.documents} level={2}>
        <a href="/get-a-bond" className="button button-primary">
          Find a Bond
        </a>
      </EmptyDesk>
    );
  }

  return (
    <>
      <h2 className="sr-only">Documents of your bonds</h2>
      <ul className="divide-y divide-rule">
        {bonds.map((bond) => (
          <li key={bond.id} className="py-4 first:pt-1 last:pb-1">
            <Papers bond={bond} />
          </li>
        ))}
      </ul>
      <Pager what="bonds" tab="documents" page={page} total={total} />
      <p className="mt-5 border-t border-rule pt-4">
        <a href="/dashboard/documents">Open the document center</a> to see each file by itself.
      </p>
    </>
  );
}

function Papers({ bond }: { bond: Bond }) {
  return (
    <article
      aria-labelledby={`papers-${bond.id}`}
      className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <h3 id={`papers-${bond.id}`}>{bond.bondName}</h3>
        <p className="text-muted">
          <span className="tabular-nums">{bond.number}</span>,{' '}
          {forObligee(bond.bondSlug, bond.obligee)}
        </p>
      </div>
      {hasPapers(bond) ? (
        <div className="flex flex-wrap gap-2">
          {bond.hasBondFile && (
            <DownloadButton bond={bond} type="bond" label="Surety Bond Document" />
          )}
          {bond.hasPoaFile && <DownloadButton bond={bond} type="poa" label="Power of Attorney" />}
          {(bond.continuations.length > 0 || bond.riders.length > 0) && (
            <a href="/dashboard/documents" className="inline-flex min-h-touch items-center">
              Certificates and riders <span className="sr-only">of {bond.number}</span>
            </a>
          )}
        </div>
      ) : (
        <p className="text-muted">We’re preparing it. We’ll email you when it’s ready.</p>
      )}
    </article>
  );
}
