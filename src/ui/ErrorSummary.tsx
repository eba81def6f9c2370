import { type MouseEvent, useEffect, useId, useRef } from 'react';

/** An error: its message, and the id of its field. */
export type FieldErrorMessage = { id: string; message: string };

/**
 * The list of all errors, in page order, with a link to each field. It takes the focus when it
 * appears; pass a new `key` at each failed attempt so that it takes the focus again. The group is
 * focusable and the alert is inside it, so that screen readers read it once.
 */
export function ErrorSummary({ errors }: { errors: readonly FieldErrorMessage[] }) {
  const headingId = useId();
  const groupRef = useRef<HTMLDivElement>(null);

  // Only once: an error that appears while somebody types must not move the caret.
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

/** Focus the field and scroll its label into view, without a new history entry. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  (field?.closest('fieldset') ?? field?.parentElement)?.scrollIntoView({ block: 'center' });
}
