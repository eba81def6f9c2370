/**
 * Merges two changes of one matter: the one typed here, and one saved in another tab or by a colleague meanwhile. Both
 * start from the same version.
 */
import type { MatterFacts, MatterPerson, MatterValue } from './matter-values.ts';
import type { GivenAnswer } from './stored-matter.ts';

/** What the form of a matter has. */
export type KeptFacts = MatterFacts & { given?: GivenAnswer | undefined };

/** A fact that both changed, to different values. Undefined: the change emptied the field or removed the person. */
export type FactClash =
  | { kind: 'value'; key: string; mine?: MatterValue | undefined; theirs?: MatterValue | undefined }
  | {
      kind: 'person';
      key: string;
      mine?: MatterPerson | undefined;
      theirs?: MatterPerson | undefined;
    };

type Changes = { read: KeptFacts; mine: KeptFacts; theirs: KeptFacts };

/** Merges both changes. `clashes` lists the facts that both changed: `merged` has the values typed here until the user chooses. */
export function mergeMatter({ read, mine, theirs }: Changes): {
  merged: KeptFacts;
  clashes: FactClash[];
} {
  const values = mergeByKey(read.values, mine.values, theirs.values);
  const people = mergeByKey(byId(read), byId(mine), byId(theirs));

  return {
    merged: {
      ...mine,
      values: values.merged,
      people: Object.values(people.merged).sort((a, b) => a.role.localeCompare(b.role)),
      given: isSame(mine.given, read.given) ? theirs.given : mine.given,
    },
    clashes: [
      ...values.clashes.map((clash) => ({ kind: 'value' as const, ...clash })),
      ...people.clashes.map((clash) => ({ kind: 'person' as const, ...clash })),
    ],
  };
}

/** The facts with the value of the other change. */
export function takeTheirs(facts: KeptFacts, clash: FactClash): KeptFacts {
  const { key } = clash;
  if (clash.kind === 'value') {
    return { ...facts, values: withKey(facts.values as Known<MatterValue>, key, clash.theirs) };
  }

  return { ...facts, people: Object.values(withKey(byId(facts), key, clash.theirs)) };
}

/** The fields whose values differ. */
export function changedFields(before: MatterFacts, after: MatterFacts): string[] {
  return keysOf(before.values, after.values).filter(
    (key) => !isSame(before.values[key], after.values[key]),
  );
}

type Known<Value> = Readonly<Record<string, Value>>;

function mergeByKey<Value>(
  read: Readonly<Partial<Record<string, Value>>>,
  mine: Readonly<Partial<Record<string, Value>>>,
  theirs: Readonly<Partial<Record<string, Value>>>,
) {
  let merged = {} as Known<Value>;
  const clashes: { key: string; mine?: Value | undefined; theirs?: Value | undefined }[] = [];
  for (const key of keysOf(mine, theirs, read)) {
    const [was, own, other] = [read[key], mine[key], theirs[key]];
    const isClash = !isSame(own, other) && !isSame(own, was) && !isSame(other, was);
    if (isClash) clashes.push({ key, mine: own, theirs: other });
    merged = withKey(merged, key, isSame(own, was) ? other : own);
  }

  return { merged, clashes };
}

function keysOf(...records: readonly object[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

function byId({ people }: MatterFacts): Known<MatterPerson> {
  return Object.fromEntries(people.map((person) => [person.id, person]));
}

/** A copy with this value, or without the key. */
function withKey<Value>(record: Known<Value>, key: string, value: Value | undefined): Known<Value> {
  const { [key]: _, ...others } = record;

  return value === undefined ? others : { ...others, [key]: value };
}

/** Whether two values are the same. The database does not keep the order of the columns of a row. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;

  return Object.entries(value).sort(([a], [b]) => a.localeCompare(b));
}
