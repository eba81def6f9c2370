import type { LoadedProgress } from '~/data/firms/board';
import { releaseRequestPath } from '~/domain/dashboard/request-address';
import { MATTER_RELEASES } from '~/domain/matters/matter-release';
import type { MatterKind } from '~/domain/matters/matter-words';

type Props = { kind: MatterKind; progress: LoadedProgress };

/** The way to the release of a filed bond, which stays in force until then. */
export function ReleaseLink({ kind, progress: { isOwn, bondId } }: Props) {
  const { proof, words } = MATTER_RELEASES[kind];

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
        <p>The colleague who applied can ask for it on the dashboard.</p>
      )}
    </div>
  );
}
