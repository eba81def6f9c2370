import { stateName } from '../us-states.ts';
import { FEDERATION, placeOf, type Requirement } from './requirement.ts';

/** The facts of a state, or of the federation under the name of its first office. */
export type FactPlace<Fact> = {
  /** As in ids: `al`, or `us`. */
  place: string;
  title: string;
  facts: readonly Fact[];
};

/** Facts by place: the states in the order of their names, then the federation. */
export function byPlace<Fact extends Pick<Requirement, 'state' | 'office'>>(
  facts: readonly Fact[],
): FactPlace<Fact>[] {
  return [...new Set(facts.map(placeOf))]
    .map((place) => {
      const group = facts.filter((fact) => placeOf(fact) === place);
      const names = group.map(({ state, office }) => (state ? stateName(state) : office));

      return { place, title: names[0] ?? '', facts: group };
    })
    .sort(
      (one, other) =>
        Number(one.place === FEDERATION) - Number(other.place === FEDERATION) ||
        one.title.localeCompare(other.title, 'en'),
    );
}
