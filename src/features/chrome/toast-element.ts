import type { Toast, ToastType } from '~/stores/toasts';

const LOOKS: Record<ToastType, string> = {
  success: 'border-l-success',
  info: 'border-l-tide',
  warning: 'border-l-warning',
  error: 'border-l-danger',
  loading: 'border-l-control',
};

const SVG = 'http://www.w3.org/2000/svg';

/** One toast with the button that takes it away. */
export function drawToast(
  { type, title, description }: Omit<Toast, 'id'>,
  onDismiss: () => void,
): HTMLElement {
  const words = element('div', 'min-w-0 flex-1');
  words.append(element('p', 'font-semibold', title));
  if (description) words.append(element('p', 'text-sm text-muted', description));

  const button = element(
    'button',
    '-my-1.5 -mr-2 grid size-11 place-items-center rounded-sm text-muted hover:bg-sunken',
  );
  button.type = 'button';
  button.setAttribute('aria-label', `Dismiss: ${title}`);
  button.append(cross());
  button.addEventListener('click', onDismiss);

  const toast = element(
    'div',
    `pointer-events-auto flex touch-pan-y items-start gap-3 rounded-sm border border-l-4 border-rule bg-surface px-4 py-3 transition-[opacity,translate] starting:opacity-0 ${LOOKS[type]}`,
  );
  toast.append(words, button);

  return toast;
}

function cross(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', 'size-4');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'm3 3 10 10M13 3 3 13');
  path.setAttribute('stroke', 'currentColor');
  path.setAttribute('stroke-width', '2');
  path.setAttribute('stroke-linecap', 'round');
  svg.append(path);

  return svg;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;

  return created;
}
