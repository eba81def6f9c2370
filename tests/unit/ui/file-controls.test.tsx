// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { FilePicker } from '~/ui/FilePicker';
import { ProgressBar } from '~/ui/ProgressBar';
import { render } from './render';

afterEach(() => vi.restoreAllMocks());

const will = new File(['%PDF-1.4'], 'will.pdf');

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);

  return found;
}

function drawPicker() {
  const onChoose = vi.fn();
  render(
    <FilePicker
      id="pick"
      purpose="Tax returns"
      accept=".pdf"
      describedBy="rule"
      onChoose={onChoose}
    />,
  );
  const [files, camera] = document.querySelectorAll('input');
  if (!files || !camera) throw new Error('There are not two inputs');

  return { onChoose, files, camera };
}

/** Drag or drop something over an element. Returns whether the browser would handle it itself. */
function drag(target: EventTarget, type: string, init: object = {}): boolean {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), init);
  act(() => void target.dispatchEvent(event));

  return !event.defaultPrevented;
}

describe('FilePicker', () => {
  it("opens the device's file dialog or its camera", () => {
    const { files, camera } = drawPicker();
    const opened: HTMLInputElement[] = [];
    for (const input of [files, camera])
      vi.spyOn(input, 'click').mockImplementation(() => void opened.push(input));

    act(() => button('Choose files for Tax returns').click());
    act(() => button('Take a photo of Tax returns').click());

    expect(opened).toEqual([files, camera]);
    expect(files.multiple).toBe(true);
    expect(files.accept).toBe('.pdf');
    expect(camera.getAttribute('capture')).toBe('environment');
  });

  it('passes the selected files on, and is empty again for the next selection', () => {
    const { onChoose, files } = drawPicker();
    Object.defineProperty(files, 'files', { value: [will], configurable: true });

    act(() => void files.dispatchEvent(new Event('change', { bubbles: true })));

    expect(onChoose).toHaveBeenCalledWith([will]);
    expect(files.value).toBe('');
  });

  it('passes dropped files on, and shows that it accepts them', () => {
    const { onChoose } = drawPicker();
    const zone = button('Choose files for Tax returns').parentElement as HTMLElement;

    drag(zone, 'dragover');
    expect(zone.className).toContain('border-marsh');
    drag(zone, 'dragleave', { relatedTarget: zone.firstChild });
    expect(zone.className).toContain('border-marsh');
    drag(zone, 'dragleave', { relatedTarget: document.body });
    expect(zone.className).not.toContain('border-marsh');
    drag(zone, 'drop', { dataTransfer: { files: [will] } });

    expect(onChoose).toHaveBeenCalledWith([will]);
  });

  it('keeps the page when a file is dropped beside it', () => {
    drawPicker();

    expect(drag(document.body, 'dragover')).toBe(false);
    expect(drag(document.body, 'drop')).toBe(false);
  });
});

describe('ProgressBar', () => {
  it('shows the progress, or that it is unknown', () => {
    const { draw } = render(<ProgressBar label="Upload of will.pdf" share={0.25} />);
    const bar = () => document.querySelector('[role=progressbar]');
    expect(bar()?.getAttribute('aria-valuenow')).toBe('25');
    expect(bar()?.querySelector('rect')?.getAttribute('width')).toBe('25');
    expect(bar()?.getAttribute('aria-label')).toBe('Upload of will.pdf');

    draw(<ProgressBar label="Upload of will.pdf" />);
    expect(bar()?.hasAttribute('aria-valuenow')).toBe(false);
  });
});

describe('ConfirmDialog', () => {
  function drawDialog(isPending = false) {
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
    const dialog = (pending: boolean) => (
      <ConfirmDialog
        title="Delete this document?"
        confirm={{ label: 'Delete', pendingLabel: 'Deleting...' }}
        isPending={pending}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        will.pdf
      </ConfirmDialog>
    );
    render(dialog(isPending));
    const element = document.querySelector('dialog');
    if (!element) throw new Error('There is no dialog');

    return { onConfirm, onCancel, element };
  }

  it('is open, named by its title, and asks its question', () => {
    const { onConfirm, onCancel, element } = drawDialog();
    expect(element.open).toBe(true);
    const titleId = element.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(titleId)?.textContent).toBe('Delete this document?');

    act(() => button('Delete').click());
    expect(onConfirm).toHaveBeenCalledOnce();
    act(() => button('Cancel').click());
    act(() => void element.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(onCancel).toHaveBeenCalledTimes(2);
  });

  it('ignores further clicks while its action runs', () => {
    const { onConfirm, onCancel, element } = drawDialog(true);

    act(() => button('Deleting...').click());
    act(() => button('Cancel').click());
    act(() => void element.dispatchEvent(new Event('cancel', { cancelable: true })));

    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
