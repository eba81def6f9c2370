import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $toasts, dismissToast, type Toast } from '~/stores/toasts';
import { Toaster } from '~/ui/Toaster';

/** The toasts of the page. None goes away while the pointer or the keyboard is on one of them. */
export function Toasts() {
  const toasts = useStore($toasts);
  const [isHeld, setIsHeld] = useState(false);

  return (
    <div
      role="presentation"
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Toaster
        toasts={toasts}
        onDismiss={(id) => {
          dismissToast(id);
          setIsHeld(false); // a button that is gone sends no blur
        }}
      />
      {!isHeld && toasts.map((toast) => <ToastTimer key={toast.id} toast={toast} />)}
    </div>
  );
}

/** Takes its toast away when its time is over. Taken off the page, it stops counting. */
function ToastTimer({ toast: { id, durationMs } }: { toast: Toast }) {
  useEffect(() => {
    if (durationMs === undefined) return undefined;
    const timer = setTimeout(() => dismissToast(id), durationMs);

    return () => clearTimeout(timer);
  }, [id, durationMs]);

  return null;
}
