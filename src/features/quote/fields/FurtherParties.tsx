import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_FURTHER_PARTIES } from '~/domain/bonds/principals';
import { Button } from '~/ui/Button';
import type { FormValues } from '../form-values';
import { toFieldId } from '../to-error-list';
import { FormSection } from './FormSection';

type Props = {
  /** The list in the form. */
  list: 'furtherPrincipals' | 'furtherBusinesses';
  title: string;
  /** Who belongs here. */
  children: ReactNode;
  addLabel: string;
  blank: FormValues;
  /** The first field of a party. It gets the focus when the party is added. */
  firstField: string;
  renderFields: (path: string) => ReactNode;
};

/**
 * The principals besides the first one: none at first, up to five. The focus goes to the new party's first field, and
 * after a removal to the button that adds one.
 */
export function FurtherParties({ list, title, children, addLabel, blank, ...party }: Props) {
  const { clearErrors, getValues, setValue, unregister } =
    useFormContext<Record<string, unknown>>();
  const count = partiesIn(useWatch({ name: list })).length;
  // The fields of the remaining parties move up, so they start again with their values.
  const [removals, setRemovals] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const focusTarget = useRef<string>(undefined);
  const addId = `${list}-add`;

  useEffect(() => {
    if (focusTarget.current) document.getElementById(focusTarget.current)?.focus();
    focusTarget.current = undefined;
  }, [count]);

  const add = () => {
    focusTarget.current = toFieldId(`${list}.${count}.${party.firstField}`);
    setAnnouncement('');
    setValue(list, [...partiesIn(getValues(list)), blank]);
  };

  const remove = (index: number) => {
    const rest = partiesIn(getValues(list)).filter((_, place) => place !== index);
    focusTarget.current = addId;
    clearErrors(list);
    unregister(`${list}.${count - 1}`);
    setValue(list, rest);
    setRemovals(removals + 1);
    setAnnouncement(`Principal ${index + 2} removed`);
  };

  return (
    <FormSection title={title}>
      <p className="-mt-3 max-w-text text-muted">{children}</p>
      {Array.from({ length: count }, (_, index) => (
        <fieldset
          key={`${removals}-${index}`}
          className="rounded grid gap-6 border border-rule p-4"
        >
          <legend className="px-2 font-semibold">Principal {index + 2}</legend>
          {party.renderFields(`${list}.${index}`)}
          <div>
            <Button look="quiet" onClick={() => remove(index)}>
              Remove<span className="sr-only"> principal {index + 2}</span>
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        {count < MAX_FURTHER_PARTIES ? (
          <Button id={addId} onClick={add}>
            {addLabel}
          </Button>
        ) : (
          <p className="text-muted">A bond names up to {MAX_FURTHER_PARTIES + 1} principals.</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </FormSection>
  );
}

function partiesIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
