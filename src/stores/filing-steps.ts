import { withDb } from '~/data/connection/client';
import { setFilingStep, type TickFailure } from '~/data/bonds/filing-steps';
import type { LaterPaper, Tick } from '~/domain/bonds/filing-steps';
import type { Result } from '~/domain/result';
import { bondView, overviewView, SINGLE_KEY } from './desk';

/** The last tick. Two at once could arrive in the other order, and the first would win. */
let lastTick: Promise<unknown> = Promise.resolve();

/** Tick a step of a bond, or one of its later papers, or clear the tick. The views that show it reload, also after a failure. */
export function tickStep(
  bondId: string,
  step: Tick,
  isDone: boolean,
  paper?: LaterPaper,
): Promise<Result<undefined, TickFailure>> {
  const ticked = lastTick.then(async () => {
    const result = await withDb((db) => setFilingStep(db, bondId, step, isDone, paper));
    await Promise.all([bondView.refresh(bondId), overviewView.refresh(SINGLE_KEY)]);

    return result;
  });
  lastTick = ticked.catch(() => undefined);

  return ticked;
}
