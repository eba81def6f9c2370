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

/**
 * Maximum number of files per call, because a function has two seconds of processor time. The next call makes the
 * rest.
 */
const MAX_FILES = 6;

const takenSchema = z.object({
  left: z.int().nonnegative(),
  taken: z.array(z.looseObject({ bond_id: z.uuid() })),
});

/**
 * Make the missing papers of a bond's riders and terms. Repeated calls are safe, because the first stored paper
 * stays. Never rejects: the change or renewal counts without its paper, the failure is logged, and `finish-bonds`
 * makes the paper later.
 */
export async function storeWaitingPapersOf(dependencies: Needs, bondId: string): Promise<void> {
  try {
    await storeWaitingPapers(dependencies, bondId);
  } catch (error) {
    dependencies.log({ ...describeError(NAME, error), failure: 'no-papers', bond: bondId });
  }
}

/** The number of riders and certificates that got their papers, and whether another call could make more. */
export type StoredPapers = { made: number; mayBeMore: boolean };

/**
 * Make the missing papers of all bonds, or of one. A paper that cannot be made does not stop the others. Rejects if
 * the list of missing papers cannot be loaded.
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

  // If no paper could be made, another call would make none either.
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
  // Make both before sending the first, as in store-papers.ts.
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
