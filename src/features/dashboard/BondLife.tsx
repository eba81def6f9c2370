import type { Bond } from '~/data/bonds';
import { bondTimeline } from '~/domain/bonds/bond-timeline';
import { dayOf, today } from '~/platform/clock';
import { Timeline } from './Timeline';

/** The life of a bond along a line: issued, in force, ended. */
export function BondLife({ bond }: { bond: Bond }) {
  const { issuedAt, ...life } = bond;
  const moments = bondTimeline({ ...life, issuedOn: dayOf(issuedAt) }, today()).map(
    ({ title, progress, sentence }) => ({
      title,
      progress,
      note: sentence,
      sentences: [],
    }),
  );

  return (
    <section aria-labelledby="life-heading">
      <h2 id="life-heading" className="text-xl">
        Timeline
      </h2>
      <div className="mt-4">
        <Timeline moments={moments} />
      </div>
    </section>
  );
}
