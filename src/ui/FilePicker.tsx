import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from './Button';

export type FilePickerProps = {
  /** The id of the button. It takes the focus when a focused file row disappears. */
  id: string;
  /** The purpose of the files, as it follows "Choose files for" and "Take a photo of". */
  purpose: string;
  /** The file types that the browser offers, in the format of an input's `accept`. */
  accept: string;
  /** The id of the text about the accepted types and sizes. */
  describedBy: string;
  onChoose: (files: readonly File[]) => void;
};

/** Lets the user choose files with a button, drop them, or take a photo on a touch device. */
export function FilePicker({ id, purpose, accept, describedBy, onChoose }: FilePickerProps) {
  const filesRef = useRef<HTMLInputElement>(null);
  const cameraRef = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(onChoose);

  const handleChange = (input: HTMLInputElement) => {
    onChoose([...(input.files ?? [])]);
    input.value = ''; // so that the same file can be chosen again after it was removed
  };

  return (
    <div
      {...handlers}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm border border-dashed px-4 py-4 ${
        isOver ? 'border-marsh bg-marsh-wash' : 'border-control'
      }`}
    >
      <Button id={id} aria-describedby={describedBy} onClick={() => filesRef.current?.click()}>
        Choose files<span className="sr-only"> for {purpose}</span>
      </Button>
      <span className="hidden pointer-coarse:contents">
        <Button aria-describedby={describedBy} onClick={() => cameraRef.current?.click()}>
          Take a photo<span className="sr-only"> of {purpose}</span>
        </Button>
      </span>
      <p className="text-muted pointer-coarse:hidden">or drop them here</p>
      <input
        ref={filesRef}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={(event) => handleChange(event.currentTarget)}
      />
      <input
        ref={cameraRef}
        type="file"
        hidden
        accept="image/jpeg"
        capture="environment"
        onChange={(event) => handleChange(event.currentTarget)}
      />
    </div>
  );
}

function useDrop(onChoose: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  useEffect(keepPageOnDrop, []);

  return {
    isOver,
    handlers: {
      onDragEnter: () => setIsOver(true),
      onDragOver: () => setIsOver(true),
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        // The pointer has moved to a child element, so it is still inside.
        const target = event.relatedTarget;
        if (!(target instanceof Node && event.currentTarget.contains(target))) setIsOver(false);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        setIsOver(false);
        onChoose([...event.dataTransfer.files]);
      },
    },
  };
}

/**
 * Without this, a file dropped beside the zone would replace the page, and all input would be lost.
 */
function keepPageOnDrop(): () => void {
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', prevent);
  window.addEventListener('drop', prevent);

  return () => {
    window.removeEventListener('dragover', prevent);
    window.removeEventListener('drop', prevent);
  };
}
