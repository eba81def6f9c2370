// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextAreaField } from '~/ui/TextAreaField';
import { render } from './render';

const LINE_PX = 20;

/** A browser with or without text areas that grow by style sheet. Its lines are 20 px high. */
function openBrowser({ growsByItself }: { growsByItself: boolean }): HTMLTextAreaElement {
  vi.stubGlobal('CSS', { supports: () => growsByItself });
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    return this.value.split('\n').length * LINE_PX;
  });
  render(<TextAreaField id="reason" label="Reason" defaultValue={'one\ntwo\nthree'} />);

  return document.querySelector('textarea') as HTMLTextAreaElement;
}

describe('a text area', () => {
  it('is as high as its text in a browser without style sheet support', () => {
    const area = openBrowser({ growsByItself: false });
    expect(area.style.height).toBe('60px');

    area.value += '\nfour';
    act(() => void area.dispatchEvent(new Event('input', { bubbles: true })));
    expect(area.style.height).toBe('80px');
  });

  it('leaves its height to the style sheet elsewhere', () => {
    const area = openBrowser({ growsByItself: true });

    expect(area.style.height).toBe('');
  });
});
