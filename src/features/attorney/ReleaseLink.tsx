import type { LoadedProgress } from '~/data/firms/board';
import { releaseRequestPath } from '~/domain/dashboard/request-address';
import type { MatterKind } from '~/domain/matters/matter-words';

/** When each kind of matter is over, and the paper that proves it. */
const ENDS = {
  fiduciary: {
    proof: 'order_of_discharge',
    words: 'When the court discharges your client, send us the order.',
  },
  litigation: {
    proof: 'satisfaction_of_judgment',
    words: 'When the judgment is paid or reversed, send us the paper that shows it.',
  },
} as const satisfies Record<MatterKind, object>;

type Props = { kind: MatterKind; progress: LoadedProgress };

/** The way to the release of a filed bond, which stays in force until then. */
export function ReleaseLink({ kind, progress: { isOwn, bondId } }: Props) {
  const { proof, words } = ENDS[kind];

  return (
    <div className="mt-4">
      <p>{words} Until then, the bond stays in force and premiums come due.</p>
      {isOwn && bondId ? (
        <p className="no-print mt-3">
          <a className="button button-secondary" href={releaseRequestPath(bondId, proof)}>
            Have the bond released
          </a>
        </p>
      ) : (
        <p>The colleague who applied asks for it on the dashboard.</p>
      )}
    </div>
  );
}
