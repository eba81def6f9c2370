import type { OwnApplication } from '~/data/applications/own-applications';
import type { Holder } from '~/domain/applications/status-words';
import { applicationTimeline } from '~/domain/applications/timeline';
import { momentWords } from '~/domain/formats/moment-words';
import { wireOf } from './application-words';
import type { Moment } from './Timeline';

/**
 * The timeline of an application: past moments with their time, other moments with the party that has to act. `us` is
 * our name.
 */
export function applicationMoments(application: OwnApplication, us: string): Moment[] {
  return applicationTimeline({ ...application, wire: wireOf(application) }).map(
    ({ title, progress, at, holder, sentences }) => ({
      title,
      progress,
      note: at === undefined ? holderWords(progress, holder, us) : momentWords(at),
      sentences,
    }),
  );
}

function holderWords(progress: Moment['progress'], holder: Holder | undefined, us: string): string {
  const who = holder === 'you' ? 'you' : us;

  return progress === 'current' ? `Now, with ${who}` : `Next, with ${who}`;
}
