import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { LoadedMatter } from '~/data/firms/matters';
import type { MatterField } from '~/domain/matters/matter-field';
import { fieldsOf } from '~/domain/matters/matter-fields';
import { changedFields, type KeptFacts } from '~/domain/matters/merge-matter';
import type {
  MatterFacts,
  MatterPerson,
  MatterRow,
  MatterValue,
} from '~/domain/matters/matter-values';
import { rowsOf } from '~/domain/matters/matter-values';
import { type ReadField, readField, readRows, typedOf } from '~/domain/matters/read-matter';
import type { GivenAnswer } from '~/domain/matters/stored-matter';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';
import { today } from '~/platform/clock';
import { boardView, SINGLE_KEY } from '~/stores/attorney';
import { keepMatter } from '~/stores/keep-matter';

type FormState = {
  typed: Readonly<Record<string, string>>;
  rows: Readonly<Record<string, readonly MatterRow[]>>;
  problems: Readonly<Record<string, string>>;
  facts: MatterFacts;
  people: readonly MatterPerson[];
  given: GivenAnswer | undefined;
};

/** The form of one matter. Every change is saved soon; what was typed stays, whatever the outcome. */
export function useMatterForm(matter: LoadedMatter) {
  const [state, setState] = useState(() => open(matter));
  const [keeper] = useState(() =>
    keepMatter(matter, {
      onSaved: () => void boardView.refresh(SINGLE_KEY),
      onTakenIn: (before, after) => setState((form) => takeIn(form, before, after)),
    }),
  );
  const saving = useStore(keeper.$saving);
  const isStored = useStore(keeper.$isStored);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (keeper.$saving.get().status !== 'saved') event.preventDefault();
    };
    addEventListener('beforeunload', warn);

    return () => {
      removeEventListener('beforeunload', warn);
      keeper.stop();
    };
  }, [keeper]);

  const actions = useMemo(() => {
    const update = (change: (state: FormState) => FormState) =>
      setState((before) => {
        const next = change(before);
        // React may call this twice: a repeated change of the same facts is saved once.
        queueMicrotask(() => keeper.change({ ...next.facts, given: next.given }));

        return next;
      });
    const withRead = (
      before: FormState,
      key: string,
      { value, problem }: ReadField,
    ): FormState => ({
      ...before,
      problems: without(before.problems, key, problem),
      facts:
        problem === undefined
          ? { ...before.facts, values: without(before.facts.values, key, value) }
          : before.facts,
    });

    return {
      type: (field: MatterField, text: string) =>
        update((before) =>
          withRead(
            { ...before, typed: { ...before.typed, [field.key]: text } },
            field.key,
            readField(field, text, today()),
          ),
        ),
      setRows: (key: string, rows: readonly MatterRow[]) =>
        update((before) =>
          withRead({ ...before, rows: { ...before.rows, [key]: rows } }, key, readRows(rows)),
        ),
      setPeople: (people: readonly MatterPerson[]) =>
        update((before) => {
          const hasSecret = people.some(({ fullName }) => holdsSecretNumber(fullName));

          return {
            ...before,
            people,
            problems: without<string>(
              before.problems,
              'people',
              hasSecret ? LEAVE_NUMBER_OUT : undefined,
            ),
            facts: hasSecret ? before.facts : { ...before.facts, people: people.filter(isNamed) },
          };
        }),
      answer: (given: GivenAnswer) => update((before) => ({ ...before, given })),
    };
  }, [keeper]);

  /** Save now. This stores a new matter even if nobody has changed the facts that its link filled in. */
  const saveNow = () => {
    if (!isStored) keeper.change({ ...state.facts, given: state.given });

    return keeper.saveNow();
  };

  const { choose, takeInNow } = keeper;

  return { ...state, ...actions, saving, isStored, saveNow, choose, takeInNow };
}

export type MatterForm = ReturnType<typeof useMatterForm>;

function open({ kind, values, people, given }: LoadedMatter): FormState {
  const fields = fieldsOf(kind);
  const lists = fields.filter((field) => field.kind === 'rows');

  return {
    typed: Object.fromEntries(
      fields.map((field) => [field.key, typedOf(field, values[field.key])]),
    ),
    rows: Object.fromEntries(lists.map(({ key }) => [key, rowsOf(values, key)])),
    problems: {},
    facts: { kind, values, people },
    people,
    given,
  };
}

/** The form with the values that were saved elsewhere. A text that cannot be read stays until its user corrects it. */
function takeIn(form: FormState, before: KeptFacts, after: KeptFacts): FormState {
  const { kind, people, given } = after;
  const keys = changedFields(before, after);
  const taken = fieldsOf(kind).filter(({ key }) => keys.includes(key));
  const shown = taken.filter(({ key }) => form.problems[key] === undefined);
  const entries = <Value>(fields: readonly MatterField[], value: (field: MatterField) => Value) =>
    Object.fromEntries(fields.map((field) => [field.key, value(field)]));
  const values = taken.reduce<MatterFacts['values']>(
    (known, { key }) => without(known, key, after.values[key]),
    form.facts.values,
  );

  return {
    ...form,
    typed: { ...form.typed, ...entries(shown, (field) => typedOf(field, after.values[field.key])) },
    rows: {
      ...form.rows,
      ...entries(
        shown.filter((field) => field.kind === 'rows'),
        ({ key }) => rowsOf(after.values, key),
      ),
    },
    facts: { kind, values, people },
    people: [...people, ...form.people.filter((person) => !isNamed(person))],
    given,
  };
}

function isNamed({ fullName, email, phone }: MatterPerson): boolean {
  return [fullName, email, phone].some((text) => text.trim() !== '');
}

/** A copy with this value, or without the key. */
function without<Value extends MatterValue>(
  record: Readonly<Partial<Record<string, Value>>>,
  key: string,
  value: Value | undefined,
): Record<string, Value> {
  const { [key]: _, ...others } = record;

  return (value === undefined ? others : { ...others, [key]: value }) as Record<string, Value>;
}
