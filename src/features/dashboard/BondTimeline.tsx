import type { Bond } from '~/data/bonds/bonds';
import { bondTimeline } from '~/domain/bonds/bond-timeline';
import { dayOf, today } from '~/platform/clock';
import { Timeline } from './Timeline';

/** The timeline of a bond: issued, in force, ended. */
export function BondTimeline({ bond }: { bond: Bond }) {
  const { issuedAt, ...life } = bond;
  const moments = bondTimeline({ ...life, issuedOn: dayOf(issuedAt) }, today()).map(
    ({ title, progress, sentence }) => ({ title, progress, note: sentence, sentences: [] }),
  );

  return (
    <section aria-labelledby="timeline-heading">
      <h2 id="timeline-heading" className="text-xl">
        Timeline
      </h2>
      <div className="mt-4">
        <Timeline moments={moments} />
      </div>
    </section>
  );
}
