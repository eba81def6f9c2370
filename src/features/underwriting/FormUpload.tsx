import { useEffect, useRef, useState } from 'react';
import { MAX_FORM_BYTES } from '~/domain/applications/own-form-upload';
import { formatFileSize } from '~/domain/formats/file-size';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ownFormFailureWords } from './own-form-words';

type Props = {
  id: string;
  /** The name of the form, in the label and inside sentences: "Signed form". */
  label: string;
  /** Uploads the file. Returns why it was not stored, or undefined. */
  onUpload: (file: File) => Promise<string | undefined>;
};

/** A field for the PDF of a form, with its button and the reason for a refusal. */
export function FormUpload({ id, label, onUpload }: Props) {
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const name = label.toLowerCase();

  const { isPending, run } = useOnceAtATime(async () => {
    const field = input.current;
    const file = field?.files?.[0];
    setFailure(undefined);
    if (!file) return setFailure(`Choose the ${name}`);
    if (file.size > MAX_FORM_BYTES) return setFailure(ownFormFailureWords('too-large'));

    const problem = await onUpload(file);
    if (problem !== undefined) return setFailure(problem);
    if (field.files?.[0] === file) field.value = '';
  });

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  return (
    <>
      {failure && (
        <div ref={alert} tabIndex={-1} className="mt-3 focus:outline-none">
          <Alert type="danger" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
      <label htmlFor={id} className="mt-3 block font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        A PDF of up to {formatFileSize(MAX_FORM_BYTES)}.
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-hint`}
        className="mt-1 block min-h-touch w-full"
      />
      <Button onClick={() => void run()} aria-disabled={isPending || undefined}>
        {isPending ? 'Uploading...' : `Upload the ${name}`}
      </Button>
    </>
  );
}
