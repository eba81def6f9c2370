import { useStore } from '@nanostores/react';
import type { BondPage } from '~/data/bonds/bonds';
import { documentsOf } from '~/domain/bonds/bond-documents';
import { pageKey } from '~/domain/dashboard/pages';
import { documentCenterView, DOCUMENTS_NOT_LOADED } from '~/stores/document-center';
import { $session } from '~/stores/session';
import { Skeleton } from '~/ui/Skeleton';
import { EmptyDesk } from '../EmptyDesk';
import { EMPTY } from '../messages';
import { OfflineNotice } from '../OfflineNotice';
import { LIST_ID, Pager } from '../Pager';
import { UnderSearch } from './UnderSearch';
import { useDeskAddress } from '../use-desk-address';
import { useDeskView } from '../use-desk-view';
import { ViewFrame } from '../ViewFrame';
import { DocumentList } from './DocumentList';

/** The address of this page. */
const PATH = '/dashboard/documents';

const LOADING = 'Loading your documents';

/** The document center: every document of every bond. */
export function DocumentCenter() {
  const session = useStore($session, { ssr: 'initial' });
  const { page, search = '' } = useDeskAddress();
  if (!('user' in session)) return <Skeleton label={LOADING} lines={4} />;

  return (
    <>
      <OfflineNotice />
      <div
        id={LIST_ID}
        tabIndex={-1}
        className="scroll-mt-6 rounded-md border border-rule bg-surface p-4 sm:p-7"
      >
        <Documents key={session.user.id} page={page} search={search} />
      </div>
    </>
  );
}

type Place = { page: number; search: string };

function Documents({ page, search }: Place) {
  const key = pageKey(page, search);
  const view = useDeskView(documentCenterView, key);

  return (
    <UnderSearch
      search={search}
      count={view.value?.bonds.flatMap(documentsOf).length ?? 0}
      found={view.value?.total}
    >
      <ViewFrame
        view={view}
        label={LOADING}
        lines={4}
        notLoaded={DOCUMENTS_NOT_LOADED}
        onRetry={() => void documentCenterView.refresh(key)}
      >
        {(list) => <DocumentPage page={page} search={search} list={list} />}
      </ViewFrame>
    </UnderSearch>
  );
}

function DocumentPage({ page, search, list: { bonds, total } }: Place & { list: BondPage }) {
  if (bonds.length === 0 && page > 1) return <NoSuchPage page={page} />;
  if (bonds.length === 0 && search !== '') {
    return (
      <p role="status">No bond with documents matches “{search}”. Search for a number or a name.</p>
    );
  }
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
      <DocumentList bonds={bonds} />
      <Pager what="bonds" tab="documents" page={page} total={total} path={PATH} search={search} />
    </>
  );
}

function NoSuchPage({ page }: { page: number }) {
  return (
    <div className="py-8">
      <h2 className="text-lg">There is no page {page}</h2>
      <p className="mt-1">
        The list is shorter than that. <a href={PATH}>Go to its first page</a>
      </p>
    </div>
  );
}
