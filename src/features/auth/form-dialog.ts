import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export type FormDialog = {
  /** The id of the dialog's heading. */
  titleId: string;
  content: ReactNode;
  /** Called when the visitor presses Escape. */
  onCancel: () => void;
};

/** Open a dialog with a form over the page. The returned function closes it and returns the focus to its old place. */
export function openFormDialog({ titleId, content, onCancel }: FormDialog): () => void {
  const dialog = document.createElement('dialog');
  dialog.className =
    'm-auto w-[calc(100%-2rem)] max-w-120 rounded-md border border-rule bg-paper p-6 text-ink backdrop:bg-paper/95';
  dialog.setAttribute('aria-labelledby', titleId);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onCancel();
  });
  document.body.append(dialog);

  const root = createRoot(dialog);
  root.render(content);
  dialog.showModal();

  return () => {
    dialog.close();
    root.unmount();
    dialog.remove();
  };
}
