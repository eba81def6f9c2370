import { type MouseEvent, useEffect, useId, useRef } from 'react';

/** One thing to correct: what to say and the id of the field it is about. */
export type FieldErrorMessage = { id: string; message: string };

/**
 * Everything that has to be corrected, in page order, each linked to its field. It takes focus when it
 * appears; give it a new `key` at every failed attempt so that it does so again. The group is focusable and
 * the alert is inside it, so that screen readers read it once.
 */
export function ErrorSummary({ errors }: { errors: readonly FieldErrorMessage[] }) {
  const headingId = useId();
  const groupRef = useRef<HTMLDivElement>(null);

  // Once: an error that comes up while somebody types must not take the caret away.
  useEffect(() => groupRef.current?.focus(), []);

  if (errors.length === 0) return null;

  return (
    <div
      ref={groupRef}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="mb-8 rounded-sm border-2 border-danger bg-danger-wash px-4 py-4 sm:px-6"
    >
      <div role="alert">
        <h3 id={headingId} className="text-lg">
          Please correct the following errors:
        </h3>
        <ul className="mt-2 grid gap-1">
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => focusField(event, id)}
                className="inline-block py-1 font-semibold text-danger"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Put the caret in the field and bring its label into view, without a new history entry. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  (field?.closest('fieldset') ?? field?.parentElement)?.scrollIntoView({ block: 'center' });
}
