import { useState } from 'react';
import type { LoadedProgress } from '~/data/firms/board';
import type { MatterValues } from '~/domain/matters/matter-values';
import { isPacketReady, packetLines } from '~/domain/matters/packet-check';
import { CheckboxField } from '~/ui/CheckboxField';

type Props = { values: MatterValues; progress: LoadedProgress };

/** The check before the packet is printed. */
export function PacketCheck({ values, progress }: Props) {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const lines = packetLines(values, progress);
  const isReady = isPacketReady(lines, checked);

  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">Before you print the packet</legend>
      {lines.map(({ key, label, isMet }) =>
        isMet === undefined ? (
          <CheckboxField
            key={key}
            id={`packet-${key}`}
            label={label}
            checked={checked.includes(key)}
            onChange={({ currentTarget }) =>
              setChecked(
                currentTarget.checked
                  ? [...checked, key]
                  : checked.filter((other) => other !== key),
              )
            }
          />
        ) : (
          <p key={key} className="py-2">
            <strong>{isMet ? 'OK' : 'Stop'}</strong>: {label}
          </p>
        ),
      )}
      <p role="status">
        {isReady ? 'The packet is ready to print.' : 'Check every line before you print.'}{' '}
        {isReady && progress.isOwn && progress.bondId && (
          <a href={`/dashboard?bond=${progress.bondId}`}>Open the papers</a>
        )}
      </p>
    </fieldset>
  );
}
