import type { StaffApplication } from '~/data/staff/underwriting-application';
import { showToast } from '~/stores/toasts';
import { uploadOwnForm } from '~/stores/underwriting';
import { FormUpload } from './FormUpload';
import { ownFormFailureWords } from './own-form-words';

/**
 * The form that the court or agency requires: where to find the blank one, and the upload of the executed one, which
 * becomes the bond.
 */
export function OwnForm({ application }: { application: StaffApplication }) {
  const { id, ownForm, isBondPending, bondNumber } = application;
  if (!ownForm) return null;

  const store = async (file: File) => {
    const result = await uploadOwnForm(id, file);
    if (!result.ok) return ownFormFailureWords(result.code);

    showToast({ title: `Bond ${result.value.bondNumber} issued`, type: 'success' });
    document.querySelector('h1')?.focus();
    return undefined;
  };

  return (
    <section aria-labelledby="own-form-heading" className="mt-4">
      <h3 id="own-form-heading">Required form: {ownForm.number}</h3>
      <p className="mt-1">
        {ownForm.why}{' '}
        <a href={ownForm.url} target="_blank" rel="noreferrer">
          Open the blank form<span className="sr-only"> (new tab)</span>
        </a>
        . A copy that the customer or a colleague added is under Documents.
      </p>
      {isBondPending ? (
        <>
          <p className="mt-2">
            Write bond number {bondNumber} on it, sign it for the surety, and upload it. It becomes
            the bond and cannot be replaced.
          </p>
          <FormUpload id="own-form-file" label="Signed form" onUpload={store} />
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
