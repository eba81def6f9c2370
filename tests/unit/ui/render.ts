import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Render an element into the test's document. `draw` replaces it with another. */
export function render(content: ReactNode): { draw: (content: ReactNode) => void } {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const draw = (next: ReactNode) => act(() => root.render(next));
  draw(content);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });

  return { draw };
}

/** The field with this id. */
export function field(id: string): HTMLInputElement {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLInputElement)) throw new Error(`There is no input ${id}`);

  return element;
}

/** Put a text into a field like typing or pasting: the caret at its end, and React notified. */
export function enter(id: string, text: string): void {
  const input = field(id);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(input, text);
    input.setSelectionRange(text.length, text.length);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
