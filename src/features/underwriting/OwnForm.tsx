import { useEffect, useRef, useState } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import { MAX_FORM_BYTES } from '~/domain/applications/own-form-upload';
import { formatFileSize } from '~/domain/formats/file-size';
import { showToast } from '~/stores/toasts';
import { uploadOwnForm } from '~/stores/underwriting';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ownFormFailureWords } from './own-form-words';

/**
 * The form that the court or agency requires: where to find the blank one, and the upload of the executed one, which
 * becomes the bond.
 */
export function OwnForm({ application }: { application: StaffApplication }) {
  const { id, ownForm, isBondPending, bondNumber } = application;
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  const { isPending, run } = useOnceAtATime(async () => {
    const file = input.current?.files?.[0];
    setFailure(undefined);
    if (!file) return setFailure('Choose the signed form');
    if (file.size > MAX_FORM_BYTES) return setFailure(ownFormFailureWords('too-large'));

    const result = await uploadOwnForm(id, file);
    if (!result.ok) return setFailure(ownFormFailureWords(result.code));

    showToast({ title: `Bond ${result.value.bondNumber} issued`, type: 'success' });
    document.querySelector('h1')?.focus();
  });

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  if (!ownForm) return null;

  return (
    <section aria-labelledby="own-form-heading" className="mt-4">
      <h3 id="own-form-heading">Required form: {ownForm.number}</h3>
      <p className="mt-1">
        {ownForm.why}{' '}
        <a href={ownForm.url} target="_blank" rel="noreferrer">
          Open the blank form<span className="sr-only"> (new tab)</span>
        </a>
        . If the customer sent one, it is under Documents.
      </p>
      {isBondPending ? (
        <>
          {failure && (
            <div ref={alert} tabIndex={-1} className="mt-3 focus:outline-none">
              <Alert type="danger" title="Not stored" isAnnounced>
                {failure}
              </Alert>
            </div>
          )}
          <p className="mt-2">
            Write bond number {bondNumber} on it, sign it for the surety, and upload it. It becomes
            the bond and cannot be replaced.
          </p>
          <label htmlFor="own-form-file" className="mt-3 block font-semibold">
            Signed form
          </label>
          <p id="own-form-hint" className="text-sm text-muted">
            A PDF of up to {formatFileSize(MAX_FORM_BYTES)}.
          </p>
          <input
            ref={input}
            id="own-form-file"
            type="file"
            accept="application/pdf,.pdf"
            aria-describedby="own-form-hint"
            className="mt-1 block min-h-touch w-full"
          />
          <Button onClick={() => void run()} aria-disabled={isPending || undefined}>
            {isPending ? 'Uploading...' : 'Upload the signed form'}
          </Button>
        </>
      ) : (
        <p className="mt-2 text-muted">
          {bondNumber
            ? 'The signed form is the bond.'
            : 'After you issue the bond, it has a number and waits for the signed form here.'}
        </p>
      )}
    </section>
  );
}
