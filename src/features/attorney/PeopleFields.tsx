import type { MatterPerson } from '~/domain/matters/matter-values';
import { randomId } from '~/platform/random';
import { Button } from '~/ui/Button';
import { FieldError } from '~/ui/Field';
import { TextField } from '~/ui/TextField';
import type { MatterForm } from './use-matter-form';

/** A matter has at most this many people, as the database allows. */
const MAX_PEOPLE = 12;

const PARTS = [
  { key: 'fullName', label: 'Legal name', type: 'text' },
  { key: 'email', label: 'Email', type: 'email' },
  { key: 'phone', label: 'Phone', type: 'tel' },
] as const;

/** A person without answers. */
const emptyPerson = (role: MatterPerson['role']): MatterPerson => ({
  id: randomId(),
  role,
  fullName: '',
  email: '',
  phone: '',
});

/** The client and, in a fiduciary matter, the co-fiduciaries. */
export function PeopleFields({ form }: { form: MatterForm }) {
  const { people, facts } = form;
  const change = (id: string, part: Partial<MatterPerson>) =>
    form.setPeople(people.map((person) => (person.id === id ? { ...person, ...part } : person)));
  const hasClient = people.some(({ role }) => role === 'client');
  const add = (role: MatterPerson['role']) => {
    const person = emptyPerson(role);
    form.setPeople(role === 'client' ? [person, ...people] : [...people, person]);
    // The button for the client disappears.
    requestAnimationFrame(() => document.getElementById(`person-${person.id}-fullName`)?.focus());
  };
  const remove = (gone: MatterPerson) => {
    form.setPeople(people.filter(({ id }) => id !== gone.id));
    document.getElementById('part-people')?.focus({ preventScroll: true }); // the button disappears
  };

  return (
    <div className="grid gap-5">
      {people.map((person) => (
        <fieldset key={person.id} className="grid gap-4">
          <legend className="font-semibold">
            {person.role === 'client' ? 'Client' : 'Co-fiduciary'}
          </legend>
          <div className="attorney-row">
            {PARTS.map(({ key, label, type }) => (
              <TextField
                key={key}
                id={`person-${person.id}-${key}`}
                label={label}
                type={type}
                width="full"
                autoComplete="off"
                value={person[key]}
                onChange={(event) => change(person.id, { [key]: event.currentTarget.value })}
              />
            ))}
            <Button look="quiet" onClick={() => remove(person)}>
              Remove <span className="sr-only">{person.fullName || 'this person'}</span>
            </Button>
          </div>
        </fieldset>
      ))}
      <FieldError id="matter-people" error={form.problems['people']} />
      <div className="no-print flex flex-wrap gap-3">
        {!hasClient && <Button onClick={() => add('client')}>Add the client</Button>}
        {facts.kind === 'fiduciary' && people.length < MAX_PEOPLE && (
          <Button look="quiet" isFlush={hasClient} onClick={() => add('co-fiduciary')}>
            Add a co-fiduciary
          </Button>
        )}
      </div>
    </div>
  );
}
