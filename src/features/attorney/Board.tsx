import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { AttorneyAccount } from '~/data/firms/firm';
import type { LoadedBoard } from '~/data/firms/board';
import {
  type BoardFilter,
  boardRows,
  filterChoices,
  filterRows,
  NO_FILTER,
} from '~/domain/matters/board';
import { isAwaited } from '~/domain/matters/ball';
import { MATTER_KINDS, type MatterKind } from '~/domain/matters/matter-words';
import { newSignatures } from '~/domain/matters/new-signatures';
import { today } from '~/platform/clock';
import { fetchPart } from '~/platform/fetch-part';
import { randomId } from '~/platform/random';
import { boardView, SINGLE_KEY } from '~/stores/attorney';
import { followSigning } from '~/stores/live-signing';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { LoadedView } from '~/ui/LoadedView';
import { useTitle } from '~/ui/use-title';
import { BoardFilters } from './BoardFilters';
import { BoardTable } from './BoardTable';
import { CalendarFile } from './CalendarFile';
import { OnDemand } from './OnDemand';
import type { DeskStates } from './desk-states';
import { LOAD_FAILURES } from './messages';
import { deskLink, openDesk } from './use-attorney-address';
import { useView } from './use-view';

type Account = Extract<AttorneyAccount, { firm: object }>;

type Props = { account: Account; states: DeskStates };

/** Rows shown at first. Each press on "Show more" adds as many. */
const ROWS_AT_A_TIME = 50;

const loadFeed = () => fetchPart(import('./CalendarFeed'));

/** All matters that the member may open. */
export function Board({ account, states }: Props) {
  // Deferred, so that a phone renders many matters in short pieces, and answers keys and taps between them.
  const view = useDeferredValue(useView(boardView, SINGLE_KEY));
  useTitle('');

  return (
    <>
      <div className="no-print mb-6 flex flex-wrap items-center gap-3">
        {account.role !== 'billing' &&
          (Object.keys(MATTER_KINDS) as MatterKind[]).map((kind) => (
            <Button
              key={kind}
              look={kind === 'fiduciary' ? 'primary' : 'secondary'}
              onClick={() => openDesk({ matterId: randomId(), newKind: kind })}
            >
              New {MATTER_KINDS[kind].toLowerCase()}
            </Button>
          ))}
        <a {...deskLink({ isFirm: true })} className="button button-quiet">
          {account.firm.name}
        </a>
      </div>
      <LoadedView
        view={view}
        label="Loading your matters"
        lines={6}
        failures={LOAD_FAILURES}
        onRetry={() => void boardView.refresh(SINGLE_KEY)}
      >
        {(board) => <Matters board={board} account={account} states={states} />}
      </LoadedView>
    </>
  );
}

function Matters({ board, account, states }: Props & { board: LoadedBoard }) {
  const [filter, setFilter] = useState<BoardFilter>(NO_FILTER);
  const [limit, setLimit] = useState(ROWS_AT_A_TIME);
  const [isFeedOpen, setIsFeedOpen] = useState(false);
  const rows = useMemo(() => boardRows(board.matters, board.progress, today()), [board]);
  const isAnyAwaited = rows.some(({ signing = [] }) => isAwaited(signing));
  // A signature appears by itself.
  useEffect(
    () => (isAnyAwaited ? followSigning(() => boardView.refresh(SINGLE_KEY)) : undefined),
    [isAnyAwaited],
  );
  const shown = useRef(rows);
  useEffect(() => {
    // A toast is announced too.
    for (const { title, words } of newSignatures(shown.current, rows))
      showToast({ title: words, description: title, type: 'success' });
    shown.current = rows;
  }, [rows]);
  const choices = useMemo(() => filterChoices(rows), [rows]);
  // Typing stays fast with many matters: the list follows when there is time.
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => filterRows(rows, wanted), [rows, wanted]);

  if (rows.length === 0) {
    return (
      <div className="rounded-md border border-rule bg-surface p-5">
        <h2 className="text-xl">No matters yet</h2>
        <p className="mt-2 max-w-text text-muted">
          Open a matter before you file the petition. You see the amount by your state’s rule and
          whether your client can be bonded.
        </p>
      </div>
    );
  }

  return (
    <>
      <BoardFilters filter={filter} choices={choices} onFilter={setFilter} />
      <p role="status" className="mt-4 mb-2 text-muted">
        {found.length === 1 ? '1 matter' : `${found.length} matters`}
      </p>
      <BoardTable
        rows={found.slice(0, limit)}
        colleagues={account.colleagues}
        states={states}
        today={today()}
      />
      <div className="no-print mt-4 flex flex-wrap gap-x-6 gap-y-3">
        {found.length > limit && (
          <Button onClick={() => setLimit(limit + ROWS_AT_A_TIME)}>
            Show {Math.min(ROWS_AT_A_TIME, found.length - limit)} more
          </Button>
        )}
        <CalendarFile rows={found} progress={board.progress} />
        {!isFeedOpen && (
          <Button look="quiet" isFlush onClick={() => setIsFeedOpen(true)}>
            Subscribe in a calendar
          </Button>
        )}
      </div>
      {isFeedOpen && (
        <div className="mt-6">
          <OnDemand load={loadFeed} label="Loading your calendar subscription">
            {({ CalendarFeed }) => <CalendarFeed />}
          </OnDemand>
        </div>
      )}
    </>
  );
}
