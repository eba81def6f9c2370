import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import { openDesk } from './use-desk-address';

type Props = {
  search: string;
  /** The number of bonds that match. Undefined while they load. */
  found: number | undefined;
};

/** The search of the bonds, which announces how many match. The address keeps what was searched for. */
export function BondSearch({ search, found = 0 }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Back, or “Show all”. The field itself stays, because it may have the focus.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    openDesk({ tab: 'bonds', search: String(words).trim() });
  };

  return (
    <form
      role="search"
      onSubmit={handleSubmit}
      className="no-print mb-5 flex flex-wrap items-end gap-3"
    >
      {/* Wide enough for a bond's number: on a phone, "Show all" goes to the next line. */}
      <div className="min-w-44 flex-1 sm:max-w-form">
        <TextField
          ref={field}
          id={id}
          label="Search your bonds"
          hint="A number, court, agency or name"
          name="q"
          type="search"
          width="full"
          defaultValue={search}
          maxLength={80}
        />
      </div>
      <Button type="submit">Search</Button>
      <p role="status" className="sr-only">
        {/* The list itself says that no bond matches. */}
        {search !== '' && found > 0 && matchWords(found, search)}
      </p>
      {search !== '' && (
        <Button
          look="quiet"
          onClick={() => {
            openDesk({ tab: 'bonds' });
            field.current?.focus();
          }}
        >
          Show all
        </Button>
      )}
    </form>
  );
}

function matchWords(found: number, search: string): string {
  return `${found === 1 ? '1 bond matches' : `${found} bonds match`} “${search}”.`;
}
