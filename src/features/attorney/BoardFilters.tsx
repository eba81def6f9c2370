import type { BoardFilter } from '~/domain/matters/board';
import { HOLDERS, type Holder } from '~/domain/matters/ball';
import { CheckboxField } from '~/ui/CheckboxField';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';

type Props = {
  filter: BoardFilter;
  choices: { courts: readonly string[]; clients: readonly string[] };
  onFilter: (filter: BoardFilter) => void;
};

const toOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

const HOLDER_OPTIONS = (Object.keys(HOLDERS) as Holder[]).map((value) => ({
  value,
  label: HOLDERS[value],
}));

/** Search and filters of the board. */
export function BoardFilters({ filter, choices, onFilter }: Props) {
  const set = (change: Partial<BoardFilter>) => onFilter({ ...filter, ...change });

  return (
    <div role="group" aria-label="Filters" className="attorney-filters no-print">
      <TextField
        id="matter-search"
        label="Search matters"
        type="search"
        width="full"
        autoComplete="off"
        value={filter.search}
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      <SelectField
        id="matter-court"
        label="Court"
        placeholder="All courts"
        width="full"
        options={toOptions(choices.courts)}
        value={filter.court}
        onChange={(event) => set({ court: event.currentTarget.value })}
      />
      <SelectField
        id="matter-client"
        label="Client"
        placeholder="All clients"
        width="full"
        options={toOptions(choices.clients)}
        value={filter.client}
        onChange={(event) => set({ client: event.currentTarget.value })}
      />
      <SelectField
        id="matter-holder"
        label="Next step"
        placeholder="Anyone"
        width="full"
        options={HOLDER_OPTIONS}
        value={filter.holder}
        onChange={(event) =>
          set({
            holder:
              HOLDER_OPTIONS.find(({ value }) => value === event.currentTarget.value)?.value ?? '',
          })
        }
      />
      <CheckboxField
        id="matter-closed"
        label="Closed matters"
        checked={filter.isClosed}
        onChange={(event) => set({ isClosed: event.currentTarget.checked })}
      />
    </div>
  );
}
