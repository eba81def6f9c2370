import { useState } from 'react';
import type { AccessPage } from '~/data/staff/staff-security';
import { ACCESS_KINDS, type AccessFilters } from '~/domain/underwriting/access-log';
import { personWords } from '~/domain/underwriting/staff-names';
import { accessKey, accessView } from '~/stores/staff-security';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/SelectField';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';
import { AccessEntries } from './AccessEntries';
import { ACCESS_KIND_LABELS } from './security-words';

type Edge = AccessFilters['before'];

const LIST = 'access-list';

/**
 * The access log, newest first: data that staff read, numbers shown with their reasons, role changes and ended
 * sessions.
 */
export function AccessLog({ userId }: { userId: string }) {
  const [filters, setFilters] = useState<Omit<AccessFilters, 'before'>>({});
  const [edges, setEdges] = useState<Edge[]>([]);
  const [people, setPeople] = useState<AccessPage['people']>([]);
  const key = accessKey({ ...filters, before: edges.at(-1) });
  const view = useUnderwritingView(accessView, key);

  // Keep the list of people while another page loads.
  const known = view.value?.page?.people;
  if (known && known !== people) setPeople(known);

  const narrow = (change: Omit<AccessFilters, 'before'>) => {
    setFilters({ ...filters, ...change });
    setEdges([]);
  };
  const turn = (next: Edge[]) => {
    setEdges(next);
    document.getElementById(LIST)?.focus();
  };

  return (
    <section aria-labelledby="access-heading">
      <h2 id="access-heading" className="text-xl">
        Access log
      </h2>
      <div className="no-print mt-3 grid gap-4 sm:grid-cols-[minmax(0,16rem)_minmax(0,16rem)]">
        <SelectField
          id="access-person"
          label="Person"
          width="full"
          placeholder="Everybody"
          options={people.map(({ id, name, email }) => ({
            value: id,
            label: personWords(name, email) ?? 'A removed account',
          }))}
          value={filters.person ?? ''}
          onChange={(event) => narrow({ person: event.currentTarget.value || undefined })}
        />
        <SelectField
          id="access-kind"
          label="What"
          width="full"
          placeholder="Everything"
          options={ACCESS_KINDS.map((value) => ({ value, label: ACCESS_KIND_LABELS[value] }))}
          value={filters.kind ?? ''}
          onChange={(event) =>
            narrow({ kind: ACCESS_KINDS.find((kind) => kind === event.currentTarget.value) })
          }
        />
      </div>
      <div
        id={LIST}
        tabIndex={-1}
        className="mt-4 rounded-md border border-rule bg-surface p-4 focus:outline-none"
      >
        <ViewFrame
          view={view}
          label="Loading the access log"
          onRetry={() => void accessView.refresh(key)}
        >
          {({ page }) => (
            <>
              <AccessEntries
                entries={page?.entries ?? []}
                userId={userId}
                isNarrowed={Boolean(filters.person ?? filters.kind)}
              />
              {(edges.length > 0 || page?.hasMore) && (
                <nav aria-label="Pages of the access log" className="no-print mt-4 flex gap-3">
                  {edges.length > 0 && (
                    <Button onClick={() => turn(edges.slice(0, -1))}>Newer</Button>
                  )}
                  {page?.hasMore && (
                    <Button onClick={() => turn([...edges, edgeOf(page)])}>Older</Button>
                  )}
                </nav>
              )}
            </>
          )}
        </ViewFrame>
      </div>
    </section>
  );
}

function edgeOf({ entries }: AccessPage): Edge {
  const last = entries.at(-1);

  return last && { at: last.at, key: last.key };
}
