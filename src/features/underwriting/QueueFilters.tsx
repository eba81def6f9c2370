import { type FormEvent, useEffect, useState } from 'react';
import { parseBondSlug } from '~/domain/bonds/bond-types';
import { parseStateCode, STATE_OPTIONS } from '~/domain/us-states';
import {
  isNarrowed,
  parseQueueFlag,
  QUEUE_FLAG_LABELS,
  QUEUE_FLAGS,
  type QueueAddress,
  type QueueFilters as Filters,
} from '~/domain/underwriting/queue-address';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { Button } from '~/ui/Button';
import { SelectField, type SelectOption } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { goToQueue } from './use-queue-address';

type Props = {
  address: QueueAddress;
  staff: readonly StaffMember[];
  userId: string;
  bonds: readonly SelectOption[];
};

/** Pause in typing before the search runs. */
const PAUSE_MS = 300;

/** The filters of the queue. They are in the address, so that a reload, a link and the Back button restore them. */
export function QueueFilters({ address, staff, userId, bonds }: Props) {
  const [text, setText] = useState(address.search);
  const [shown, setShown] = useState(address.search);
  // Back, Forward or a link changed the search. Otherwise the typed text would replace it.
  if (address.search !== shown) {
    setShown(address.search);
    setText(address.search);
  }
  const isFiltered = Boolean(address.state ?? address.bond ?? address.holder ?? address.flag);
  const [isUnfolded, setIsUnfolded] = useState(isFiltered);
  const fold = isUnfolded ? '' : 'max-sm:hidden';
  const colleagues = staff.filter(({ id }) => id !== userId);

  useEffect(() => {
    if (text === address.search) return undefined;

    const timer = setTimeout(() => {
      goToQueue({ ...address, search: text, edge: undefined }, 'replace');
    }, PAUSE_MS);

    return () => clearTimeout(timer);
  }, [text, address]);

  const narrow = (change: Partial<Filters>) =>
    goToQueue({ ...address, search: text, ...change, edge: undefined });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    narrow({});
  };

  const clear = () => {
    setText('');
    goToQueue({ status: address.status, search: '' });
    document.getElementById('queue-search')?.focus();
  };

  return (
    <form
      role="search"
      aria-label="Applications"
      onSubmit={handleSubmit}
      className="no-print grid items-end gap-x-4 gap-y-3 p-4 sm:grid-cols-2 lg:grid-cols-[minmax(12rem,2fr)_1fr_1.3fr_1fr_1fr_auto]"
    >
      <TextField
        id="queue-search"
        label="Search"
        type="search"
        placeholder="Number, name or email"
        autoComplete="off"
        width="full"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
        className="button button-quiet justify-self-start sm:hidden"
      >
        {isUnfolded ? 'Fewer filters' : 'More filters'}
      </button>
      <div className={fold}>
        <SelectField
          id="queue-state"
          label="State"
          placeholder="Any state"
          options={STATE_OPTIONS}
          width="full"
          value={address.state ?? ''}
          onChange={(event) => narrow({ state: parseStateCode(event.currentTarget.value) })}
        />
      </div>
      <div className={fold}>
        <SelectField
          id="queue-bond"
          label="Bond"
          placeholder="Any bond"
          options={bonds}
          width="full"
          value={address.bond ?? ''}
          onChange={(event) => narrow({ bond: parseBondSlug(event.currentTarget.value) })}
        />
      </div>
      <div className={fold}>
        <SelectField
          id="queue-holder"
          label="Assigned to"
          placeholder="Anyone"
          options={[
            { value: 'mine', label: 'You' },
            { value: 'nobody', label: 'Nobody' },
            ...colleagues.map(({ id }) => ({ value: id, label: staffName(staff, id) })),
          ]}
          width="full"
          value={address.holder ?? ''}
          onChange={(event) => narrow({ holder: event.currentTarget.value || undefined })}
        />
      </div>
      <div className={fold}>
        <SelectField
          id="queue-flag"
          label="Flag"
          placeholder="Any flag"
          options={QUEUE_FLAGS.map((value) => ({ value, label: QUEUE_FLAG_LABELS[value] }))}
          width="full"
          value={address.flag ?? ''}
          onChange={(event) => narrow({ flag: parseQueueFlag(event.currentTarget.value) })}
        />
      </div>
      <div className="max-lg:empty:hidden sm:max-lg:col-span-2">
        {isNarrowed({ ...address, search: text }) && (
          <Button look="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
