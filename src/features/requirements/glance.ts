import {
  REQUIREMENT_FACTS,
  type Requirement,
  type RequirementFact,
} from '~/domain/requirements/requirement';

/** The facts of one state or office. */
type Place<Fact> = { facts: readonly Fact[] };

/** The kinds of facts that at least one place has, in the order in which rules are read. */
export function glanceColumns(
  places: readonly Place<Pick<Requirement, 'fact'>>[],
): RequirementFact[] {
  const present = new Set(places.flatMap(({ facts }) => facts.map(({ fact }) => fact)));

  return REQUIREMENT_FACTS.filter((fact) => present.has(fact));
}

/**
 * The facts of a place in one cell: those that bind everyone first, then those of some in their own
 * order.
 */
export function glanceCell<Fact extends Pick<Requirement, 'fact' | 'who'>>(
  { facts }: Place<Fact>,
  column: RequirementFact,
): Fact[] {
  const cell = facts.filter(({ fact }) => fact === column);

  return [
    ...cell.filter(({ who }) => who === undefined),
    ...cell.filter(({ who }) => who !== undefined),
  ];
}
