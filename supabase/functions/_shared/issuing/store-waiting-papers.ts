import { z } from 'zod';
import { powerPlace, type RiderBond } from '../../../../src/domain/papers/issued-bond.ts';
import type { Dependencies } from '../dependencies.ts';
import { DependencyError } from '../failures.ts';
import { describeError } from '../log.ts';
import { makeContinuationPaper } from '../papers/continuation-paper.ts';
import { makePowerOfAttorneyPaper } from '../papers/power-of-attorney-paper.ts';
import { makeRiderPaper } from '../papers/rider-paper.ts';
import { keepFile } from './store-papers.ts';
import { readWaitingPaper, type WaitingPaper } from './waiting-paper.ts';
import { nullable } from '../service-client.ts';

type Needs = Pick<Dependencies, 'database' | 'allowedOrigins' | 'log'>;

const NAME = 'store-waiting-papers';

/** How many files one call makes: a function has two seconds of a processor. What is over waits for the next call. */
const MAX_FILES = 6;

const takenSchema = z.object({
  left: z.int().nonnegative(),
  taken: z.array(z.looseObject({ bond_id: z.uuid() })),
});

/**
 * Make the papers of a bond that its riders and terms have not got yet. It may be called as often as one likes: the first
 * stored paper stays. It never rejects. A bond whose paper could not be made is changed or continued all the same, the
 * log says so, and `finish-bonds` makes it later.
 */
export async function storeWaitingPapersOf(dependencies: Needs, bondId: string): Promise<void> {
  try {
    await storeWaitingPapers(dependencies, bondId);
  } catch (error) {
    dependencies.log({ ...describeError(NAME, error), failure: 'no-papers', bond: bondId });
  }
}

/** How many riders and certificates got their papers, and whether more wait that another call could make. */
export type StoredPapers = { made: number; mayBeMore: boolean };

/**
 * The same for all bonds, or for one. One that cannot be made keeps no other from it. Rejects when it cannot be known
 * what waits.
 */
export async function storeWaitingPapers(
  { database, allowedOrigins, log }: Needs,
  bondId?: string,
): Promise<StoredPapers> {
  const { data, error } = await database.rpc('take_waiting_papers', {
    of_bond: nullable(bondId),
    max_files: MAX_FILES,
  });
  if (error) throw new DependencyError('database', error.code);

  const { taken, left } = takenSchema.parse(data);
  let made = 0;
  for (const row of taken) {
    try {
      await storePaper(database, row.bond_id, readWaitingPaper(row, allowedOrigins[0] ?? ''));
      made += 1;
    } catch (error) {
      log({ ...describeError(NAME, error), failure: 'no-papers', bond: row.bond_id });
    }
  }

  // Where none could be made, the next call would not fare better.
  return { made, mayBeMore: left > 0 && made > 0 };
}

async function storePaper(
  database: Dependencies['database'],
  bondId: string,
  paper: WaitingPaper,
): Promise<void> {
  const { error } =
    paper.kind === 'rider'
      ? await database.rpc('store_rider_papers', await keepRider(database, bondId, paper.facts))
      : await database.rpc('store_continuation', {
          of_bond: bondId,
          term_number: paper.term,
          sha256: await keepFile(
            database,
            `${bondId}/continuation-${paper.term}.pdf`,
            await makeContinuationPaper(paper.facts),
          ),
        });
  if (error) throw new DependencyError('database', error.code);
}

async function keepRider(database: Dependencies['database'], bondId: string, facts: RiderBond) {
  const { number } = facts.rider;
  // Both are made before the first is sent, as in store-papers.ts.
  const rider = await makeRiderPaper(facts);
  const power = powerPlace(facts) === 'brought' ? await makePowerOfAttorneyPaper(facts) : undefined;
  const [riderHash, powerHash] = await Promise.all([
    keepFile(database, `${bondId}/rider-${number}.pdf`, rider),
    power && keepFile(database, `${bondId}/power-of-attorney-${number}.pdf`, power),
  ]);

  return {
    of_bond: bondId,
    rider_number: number,
    rider_sha256: riderHash,
    power_sha256: nullable(powerHash),
  };
}
