import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import { Spinner } from './Spinner';

export type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** The label of the confirming button, before and during the action. */
  confirm: { label: string; pendingLabel: string };
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * A dialog before an action that cannot be undone. It is open while it is rendered. The focus
 * starts on Cancel, and returns to the previous element when the dialog closes.
 */
export function ConfirmDialog({
  title,
  children,
  confirm,
  isPending,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Close the dialog while it is still in the page, because the focus returns only then.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();

    return () => dialog?.close();
  }, []);

  const cancel = () => {
    if (!isPending) onCancel();
  };

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-120 rounded-md border border-rule bg-paper p-6 text-ink backdrop:bg-paper/95"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={cancel} aria-disabled={isPending || undefined}>
          Cancel
        </Button>
        <Button
          look="primary"
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (!isPending) onConfirm();
          }}
        >
          {isPending && <Spinner />}
          {isPending ? confirm.pendingLabel : confirm.label}
        </Button>
      </div>
    </dialog>
  );
}
