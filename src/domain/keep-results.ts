/**
 * A function that keeps its last results, for one that takes long and depends on nothing but its facts. Facts are the
 * same when each value is: objects are not compared by their contents.
 *
 * @param limit how many results are kept; the one that was needed longest ago goes first
 */
export function keepResults<Facts extends object, Result>(
  limit: number,
  make: (facts: Facts) => Result,
): (facts: Facts) => Result {
  let kept: { facts: Facts; result: Result }[] = [];

  return (facts) => {
    const known = kept.find((one) => haveSameValues(one.facts, facts));
    const latest = known ?? { facts, result: make(facts) };
    kept = [latest, ...kept.filter((one) => one !== latest)].slice(0, limit);

    return latest.result;
  };
}

function haveSameValues(some: object, others: object): boolean {
  const keys = new Set([...Object.keys(some), ...Object.keys(others)]);

  return [...keys].every((key) => Reflect.get(some, key) === Reflect.get(others, key));
}
