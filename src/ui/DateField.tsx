import { type ChangeEvent, type ComponentProps, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shapeDate, toCalendarValue } from './date-typing';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES, WIDTH_CLASSES } from './field-classes';

export type DateFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'readOnly' | 'autoComplete'> & {
    /** The text in the box, such as "11/20/2026". */
    value: string;
    onValueChange: (value: string) => void;
    /** Returns a complete text as MM/DD/YYYY: "12/05/2026" for "Dec 5, 26". Undefined when it cannot read it. */
    read?: (text: string) => string | undefined;
    ref?: Ref<HTMLInputElement>;
    /** Adds a button for the browser's calendar. Use it for future dates, not for birthdays. */
    hasCalendar?: boolean;
    /** The first and last day of the calendar, such as 2026-11-20. */
    earliest?: string;
    latest?: string;
  };

/** A date, typed as month, day and year in any common format or picked from a calendar. */
export function DateField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  value,
  onValueChange,
  read = shapeDate,
  hasCalendar = false,
  earliest,
  latest,
  ...input
}: DateFieldProps) {
  const calendarRef = useRef<HTMLInputElement>(null);
  const [hasOpened, setHasOpened] = useState(false);

  // Formatting moves the caret to the end, so an edit in the middle is formatted on blur.
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isAtEnd = target.selectionStart === target.value.length;
    onValueChange(isAtEnd ? shapeDate(target.value) : target.value);
  };

  // A date input of the browser has parts and a picture of its own, which would delay the form that most people type in.
  const openCalendar = () => {
    flushSync(() => setHasOpened(true));
    calendarRef.current?.showPicker();
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="relative flex items-end gap-2">
        <input
          {...input}
          {...describeField({ id, hint, error })}
          id={id}
          type="text"
          inputMode="numeric"
          spellCheck={false} // some browsers send the text for the spell check to their vendor
          required={required}
          value={value}
          placeholder="MM/DD/YYYY"
          onChange={handleChange}
          onBlur={(event) => {
            const day = read(value) ?? shapeDate(value);
            if (day !== value) onValueChange(day);
            input.onBlur?.(event);
          }}
          className={`${CONTROL_CLASSES} ${WIDTH_CLASSES.code}`}
        />
        {hasCalendar && (
          <>
            {hasOpened && (
              <input
                ref={calendarRef}
                type="date"
                tabIndex={-1}
                aria-hidden="true"
                min={earliest}
                max={latest}
                value={toCalendarValue(value)}
                onChange={({ target }) => onValueChange(shapeDate(target.value))}
                className="pointer-events-none absolute bottom-0 left-0 h-touch w-40 opacity-0"
              />
            )}
            <button
              type="button"
              aria-label={`Choose from a calendar: ${label}`}
              onClick={openCalendar}
              className="grid size-touch place-items-center rounded-sm border border-control bg-surface text-marsh hover:bg-marsh-wash"
            >
              <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
                <path
                  d="M3 5h14v12H3V5Zm0 4h14M7 2.5V6m6-3.5V6"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                />
              </svg>
            </button>
          </>
        )}
      </div>
    </Field>
  );
}
