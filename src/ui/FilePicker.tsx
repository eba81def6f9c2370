import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from './Button';

export type FilePickerProps = {
  /** Names the button, so that it can be found again: it takes the focus when what was there has gone. */
  id: string;
  /** What the files are for, after "Choose files for" and "Take a photo of". */
  purpose: string;
  /** The kinds of file the browser offers, as `accept` of an input has them. */
  accept: string;
  /** The id of the text that says which kinds and sizes are taken. */
  describedBy: string;
  onChoose: (files: readonly File[]) => void;
};

/** Choose files with a button, drop them beside it, or take a photograph on a device that is held in the hand. */
export function FilePicker({ id, purpose, accept, describedBy, onChoose }: FilePickerProps) {
  const filesRef = useRef<HTMLInputElement>(null);
  const cameraRef = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useDrop(onChoose);

  const handleChange = (input: HTMLInputElement) => {
    onChoose([...(input.files ?? [])]);
    input.value = ''; // the same file may be chosen again after it was removed
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
        // Passing over a button within is not leaving.
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

/** A file that is dropped beside the zone would be opened in place of the page, and all that was typed would be gone. */
function keepPageOnDrop(): () => void {
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', prevent);
  window.addEventListener('drop', prevent);

  return () => {
    window.removeEventListener('dragover', prevent);
    window.removeEventListener('drop', prevent);
  };
}
