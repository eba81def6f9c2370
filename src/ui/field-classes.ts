/**
 * The classes that all form fields share, so that text boxes, selects and masked boxes look alike.
 */

export const LABEL_CLASSES = 'block font-semibold text-ink';

export const HINT_CLASSES = 'mt-0.5 max-w-text text-sm wrap-anywhere text-muted';

export const ERROR_CLASSES = 'mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger';

export const CONTROL_CLASSES = [
  'mt-1.5 block min-h-touch scroll-my-32 rounded-sm border border-control bg-surface px-3 py-2 text-base leading-tight text-ink tabular-nums',
  'placeholder:text-muted [&:is(select)]:pe-9',
  '[&[readonly]]:border-dashed [&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-muted',
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger aria-invalid:ring-inset',
].join(' ');

/** The width of a control. It fits the expected input and never exceeds the available space. */
export type ControlWidth = 'short' | 'code' | 'number' | 'name' | 'full';

export const WIDTH_CLASSES: Record<ControlWidth, string> = {
  short: 'w-full max-w-24',
  code: 'w-full max-w-40',
  number: 'w-full max-w-56',
  name: 'w-full max-w-96',
  full: 'w-full',
};
