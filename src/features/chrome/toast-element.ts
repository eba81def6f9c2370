import type { Toast } from '~/stores/toasts';

const SVG = 'http://www.w3.org/2000/svg';

/** Draw a toast with its dismiss button. */
export function drawToast(
  { type, title, description }: Omit<Toast, 'id'>,
  onDismiss: () => void,
): HTMLElement {
  const words = element('div', 'toast-words');
  words.append(element('p', 'toast-title', title));
  if (description) words.append(element('p', 'toast-description', description));

  const button = element('button', 'toast-dismiss');
  button.type = 'button';
  button.setAttribute('aria-label', `Dismiss: ${title}`);
  button.append(cross());
  button.addEventListener('click', onDismiss);

  const toast = element('div', 'toast');
  toast.dataset['toast'] = type;
  toast.append(words, button);

  return toast;
}

function cross(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
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
