import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type DocumentType, documentTypeLabel } from '~/domain/bonds/bond-types';
import { Alert } from '~/ui/Alert';
import { FORM_CHECKS, StepForm } from '../StepForm';
import { $furthestStep, goTo } from '../store';
import { useChoice } from '../use-choice';
import { DeclarationFields } from './DeclarationFields';
import { ShortEnd } from './ShortEnd';
import { ShortFacts, type ShortQuote } from './ShortFacts';
import {
  type Declarations,
  saveDeclarations,
  useDeclarations,
  useSavedHistory,
} from './use-declarations';

type Props = { facts: ShortQuote; missing: readonly DocumentType[] };

/** A renewal whose bond needs documents: they come before the payment. */
export function RenewWithDocuments({ facts, missing }: Props) {
  const { bond } = useChoice();
  const { numbers, fieldOrder, schema, defaultValues } = useDeclarations();
  const form = useForm<Declarations>({
    resolver: zodResolver(schema as z.ZodType<Declarations, Declarations>),
    defaultValues,
    ...FORM_CHECKS,
  });
  useSavedHistory(form);

  return (
    <>
      <StepForm
        form={form}
        fieldOrder={fieldOrder}
        onValid={() => {
          saveDeclarations(numbers, form.getValues());
          goTo($furthestStep.get());
        }}
        footer={{ submitLabel: 'Continue to Documents' }}
      >
        <ShortFacts {...facts} />
        <div className="mt-8 mb-8">
          <Alert title="This renewal needs documents">
            You upload them next:{' '}
            {missing.map((type) => documentTypeLabel(type, bond.otherDocument)).join('; ')}. Then
            you pay, and an underwriter reviews the renewal.
          </Alert>
        </div>
        <DeclarationFields numbers={numbers} />
      </StepForm>
      <ShortEnd {...facts} />
    </>
  );
}
