import { DOCUMENT_TYPES, documentTypeLabel, type DocumentType } from '~/domain/bonds/bond-types';
import { CheckboxField } from '~/ui/CheckboxField';

type Props = { asked: readonly DocumentType[]; onChange: (asked: readonly DocumentType[]) => void };

/** Checkboxes for the documents that the customer should send with the answer. */
export function AskForDocuments({ asked, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-semibold">
        Documents to send <span className="font-normal text-muted">(optional)</span>
      </legend>
      <div className="mt-1 grid sm:grid-cols-2">
        {DOCUMENT_TYPES.map((type) => (
          <CheckboxField
            key={type}
            id={`ask-for-${type}`}
            label={documentTypeLabel(type, 'Another document: name it in your question')}
            checked={asked.includes(type)}
            onChange={({ target }) =>
              onChange(target.checked ? [...asked, type] : asked.filter((other) => other !== type))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
