import { useState } from 'react';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';

type Props = { name: string; isOwn: boolean; isPending: boolean; onRemove: () => Promise<void> };

const OWN_EFFECTS =
  'You can no longer open the firm’s matters. Your unsigned links stop working, and your calendar subscription ends. An owner can invite you again.';

const effectsOn = (name: string) =>
  `${name} can no longer open the firm’s matters. Unsigned links from ${name} stop working, and the calendar subscription ends. You can invite ${name} again.`;

/**
 * The button that ends a membership. It asks first, because it also ends links and a calendar at
 * once.
 */
export function RemoveColleague({ name, isOwn, isPending, onRemove }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const label = isOwn ? 'Leave the firm' : `Remove ${name}`;

  return (
    <>
      <Button look="quiet" aria-disabled={isPending} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`${label}?`}
          confirm={{ label, pendingLabel: isOwn ? 'Leaving...' : 'Removing...' }}
          isPending={isPending}
          onConfirm={() => void onRemove().then(() => setIsAsking(false))}
          onCancel={() => setIsAsking(false)}
        >
          <p>{isOwn ? OWN_EFFECTS : effectsOn(name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
