import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { MaskedFieldProps } from '~/ui/MaskedField';
import { FormMaskedField, type InForm } from './FormFields';

/** A field for a secret number. The number is hidden until the visitor presses Show. */
export function SecretField<Values extends FieldValues>(props: InForm<MaskedFieldProps, Values>) {
  const [isHidden, setIsHidden] = useState(true);

  return (
    <FormMaskedField<Values>
      {...props}
      autoComplete="off"
      isHidden={isHidden}
      addition={
        <button
          type="button"
          aria-label={`${isHidden ? 'Show' : 'Hide'} ${props.label}`}
          onClick={() => setIsHidden(!isHidden)}
          className="button button-quiet"
        >
          {isHidden ? 'Show' : 'Hide'}
        </button>
      }
    />
  );
}
