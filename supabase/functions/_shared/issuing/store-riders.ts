import { powerPlace } from '../../../../src/domain/papers/issued-bond.ts';
import type { Dependencies } from '../dependencies.ts';
import { DependencyError } from '../failures.ts';
import { describeError } from '../log.ts';
import { makePowerOfAttorneyPaper } from '../papers/power-of-attorney-paper.ts';
import { makeRiderPaper } from '../papers/rider-paper.ts';
import { loadRidersToIssue, type RiderToIssue } from './rider-to-issue.ts';
import { keepFile } from './store-papers.ts';

type Needs = Pick<Dependencies, 'database' | 'allowedOrigins' | 'log'>;

const NAME = 'store-riders';

/** How many riders one call makes: a function has two seconds of a processor. What is over waits for the next call. */
const MOST_RIDERS = 10;

/**
 * Make the papers of the riders of a bond that have none yet. It may be called as often as one likes: the first stored
 * paper stays. It never rejects. A change whose paper could not be made is approved all the same, the log says so, and
 * `sign-manifests` makes it later.
 */
export async function storeRidersOf(dependencies: Needs, bondId: string): Promise<void> {
  try {
    await storeRiders(dependencies, bondId);
  } catch (error) {
    dependencies.log({ ...describeError(NAME, error), failure: 'no-rider', bond: bondId });
  }
}

/**
 * The same for all bonds, or for one, and how many riders got their papers. One that cannot be made keeps no other from
 * it. Rejects when the riders cannot be read.
 */
export async function storeRiders(
  { database, allowedOrigins, log }: Needs,
  bondId?: string,
): Promise<number> {
  const site = allowedOrigins[0] ?? '';
  let made = 0;
  for (const rider of await loadRidersToIssue(database, { bondId, site, most: MOST_RIDERS })) {
    try {
      await storeRider(database, rider);
      made += 1;
    } catch (error) {
      log({ ...describeError(NAME, error), failure: 'no-rider', bond: rider.bondId });
    }
  }

  return made;
}

async function storeRider(
  database: Dependencies['database'],
  { bondId, facts }: RiderToIssue,
): Promise<void> {
  const { number } = facts.rider;
  const [riderHash, powerHash] = await Promise.all([
    keepFile(database, `${bondId}/rider-${number}.pdf`, await makeRiderPaper(facts)),
    powerPlace(facts) === 'brought'
      ? keepFile(
          database,
          `${bondId}/power-of-attorney-${number}.pdf`,
          await makePowerOfAttorneyPaper(facts),
        )
      : null,
  ]);

  const { error } = await database.rpc('store_rider_papers', {
    of_bond: bondId,
    rider_number: number,
    rider_sha256: riderHash,
    power_sha256: powerHash,
  });
  if (error) throw new DependencyError('database', error.code);
}
