import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export type FormDialog = {
  /** The id of the heading that names it. */
  titleId: string;
  content: ReactNode;
  /** Called when the visitor wants out, by Escape. */
  onCancel: () => void;
};

/** Lay a form over the page. The function returned takes it away; the focus goes back to where it was. */
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
