import type { WaitReason } from '~/data/connection/repeat-while-busy';
import { Alert } from '~/ui/Alert';
import { KEEP_TRYING } from './messages';

/**
 * Says that the server is busy and that the page repeats the call. The live region is rendered before its text, because
 * screen readers may ignore a region that appears together with its text.
 */
export function KeepTrying({ reason }: { reason: WaitReason | undefined }) {
  const words = reason && KEEP_TRYING[reason];

  return (
    <div role="status">
      {words && (
        <div className="mt-6">
          <Alert title={words.title}>{words.description}</Alert>
        </div>
      )}
    </div>
  );
}
