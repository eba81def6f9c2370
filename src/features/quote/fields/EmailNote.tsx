import { useFormContext, useWatch } from 'react-hook-form';
import { suggestEmail } from '~/domain/formats/email-suggestion';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { toFieldId } from '../to-error-list';

type Values = { email: string };

/**
 * Offers the right address to who mistypes the name of a large mail provider, after the visitor leaves the field and
 * when they return to the step.
 */
export function EmailNote() {
  const { setValue, formState } = useFormContext<Values>();
  const typed = useWatch<Values, 'email'>({ name: 'email' });
  const { touchedFields, defaultValues } = formState;
  const isLeft = touchedFields.email || typed === defaultValues?.email;
  const meant = isLeft ? suggestEmail(typed) : undefined;

  const takeSuggestion = (email: string) => {
    setValue('email', email, { shouldValidate: true });
    document.getElementById(toFieldId('email'))?.focus();
  };

  return (
    <div aria-live="polite" className="empty:hidden">
      {meant && (
        <Alert
          title={`Did you mean ${meant}?`}
          actions={<Button onClick={() => takeSuggestion(meant)}>Use this address</Button>}
        >
          If the address is right as you typed it, continue.
        </Alert>
      )}
    </div>
  );
}
