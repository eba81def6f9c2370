import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ON_FILE } from '~/domain/fields/on-file-mark';
import { numberPlaces } from '~/domain/quote/draft-numbers';
import { Button } from '~/ui/Button';
import { FieldError } from '~/ui/Field';
import { LABEL_CLASSES } from '~/ui/field-classes';
import { $onFile } from '../on-file';
import { toFieldId } from '../to-error-list';

export type NumberOnFileProps = {
  section: 'applicant' | 'business';
  /** The path of the answer in the section. */
  name: string;
  label: string;
  /** The field for typing the number. */
  children: ReactNode;
};

/**
 * A secret number: the field to type it, or a note that the server has it. The number on file belongs to the principal's
 * name, so another name brings the field back, until the first name is typed again.
 */
export function NumberOnFile({ section, name, label, children }: NumberOnFileProps) {
  const { clearErrors, getFieldState, formState, setValue } = useFormContext();
  const values: unknown = useWatch();
  const onFile = useStore($onFile);
  const [isReplaced, setIsReplaced] = useState(false);
  const wasReplaced = useRef(false);
  const id = toFieldId(name);

  const place = numberPlaces({ [section]: values }).find(
    ({ path }) => path === `${section}.${name}`,
  );
  const isKnown = place !== undefined && onFile[place.kind] === place.holder;
  const answer = place?.answer;
  const isOnFile = isKnown && answer === ON_FILE;
  const [cameOnFile] = useState(isOnFile);

  useEffect(() => {
    const isTypedBack = cameOnFile && !isReplaced && answer === undefined;
    if (isKnown && isTypedBack) setValue(name, ON_FILE);
    if (!isKnown && answer === ON_FILE) setValue(name, '');
  }, [isKnown, answer, cameOnFile, isReplaced, name, setValue]);

  useEffect(() => {
    if (isReplaced && !wasReplaced.current) document.getElementById(id)?.focus();
    wasReplaced.current = isReplaced;
  }, [isReplaced, id]);

  if (!isOnFile) return children;

  const replace = () => {
    clearErrors(name); // the form checks a field with an error after each change
    setValue(name, '');
    setIsReplaced(true);
  };
  const error = getFieldState(name, formState).error?.message;

  return (
    <div>
      <p className={LABEL_CLASSES}>{label}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>On file for this application</span>
        <Button id={id} look="quiet" onClick={replace}>
          Replace<span className="sr-only"> {label}</span>
        </Button>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
