import type { StaffApplication } from '~/data/staff/underwriting-application';
import { takesBlankForm } from '~/domain/applications/own-form-upload';
import { showToast } from '~/stores/toasts';
import { uploadBlankForm } from '~/stores/underwriting';
import { FormUpload } from './FormUpload';
import { blankFormFailureWords } from './own-form-words';

/** The upload of the blank form of a court or agency, until the bond has its papers. */
export function BlankForm({ application }: { application: StaffApplication }) {
  const { id, ownForm, status, isBondPending } = application;
  if (!ownForm || !(isBondPending || takesBlankForm(status))) return null;

  const store = async (file: File) => {
    const result = await uploadBlankForm(id, file);
    if (!result.ok) return blankFormFailureWords(result.code);

    showToast({ title: `Blank form ${ownForm.number} added`, type: 'success' });
    return undefined;
  };

  return (
    <section aria-labelledby="blank-form-heading">
      <h3 id="blank-form-heading">Add blank form {ownForm.number}</h3>
      <p className="mt-1">Did the court or agency send it to us? Add it to the documents.</p>
      <FormUpload id="blank-form-file" label="Blank form" onUpload={store} />
    </section>
  );
}
