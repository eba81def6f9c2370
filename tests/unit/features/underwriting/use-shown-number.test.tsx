// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShownNumber } from '~/features/underwriting/use-shown-number';
import { $session } from '~/stores/session';
import { render } from '../../ui/render';

const USER = { id: 'a', email: 'dana@example.com', name: 'Dana' };

function Page() {
  const { number, secondsLeft, show, hide } = useShownNumber();
  const [isRefused, setIsRefused] = useState(false);

  return (
    <>
      <button onClick={() => setIsRefused(!show('219098765'))}>show</button>
      <button onClick={hide}>hide</button>
      {isRefused && <em>refused</em>}
      <p>{number === undefined ? 'hidden' : `${number} for ${secondsLeft}`}</p>
    </>
  );
}

const text = () => document.querySelector('p')?.textContent;

function press(label: string) {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === label);
  act(() => button?.click());
}

function look(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function focusWindow(isFocused: boolean) {
  vi.spyOn(document, 'hasFocus').mockReturnValue(isFocused);
}

beforeEach(() => {
  vi.useFakeTimers();
  $session.set({ status: 'signed-in', user: USER as never });
  look('visible');
  focusWindow(true);
  render(<Page />);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => $session.set({ status: 'unknown' }));
});

describe('a revealed number', () => {
  it('is shown for 60 seconds with a countdown, and then hidden', () => {
    press('show');
    expect(text()).toBe('219098765 for 60');

    act(() => void vi.advanceTimersByTime(59_000));
    expect(text()).toBe('219098765 for 1');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(text()).toBe('hidden');
  });

  it('is hidden at once by hand, and restarts its time when it is shown again', () => {
    press('show');
    act(() => void vi.advanceTimersByTime(30_000));
    press('hide');
    expect(text()).toBe('hidden');

    press('show');
    expect(text()).toBe('219098765 for 60');
  });

  it.each([
    ['the window loses the focus', () => act(() => void window.dispatchEvent(new Event('blur')))],
    ['the page is left', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
    ['the tab is left', () => look('hidden')],
    ['the session ends', () => act(() => $session.set({ status: 'signed-out' }))],
  ])('is hidden when %s', (_, happen) => {
    press('show');
    expect(text()).toContain('219098765');

    happen();
    expect(text()).toBe('hidden');
  });

  it('is not shown in a window without focus, and the page reports it', () => {
    focusWindow(false);
    press('show');
    expect(text()).toBe('hidden');
    expect(document.querySelector('em')).not.toBeNull();

    focusWindow(true);
    press('show');
    expect(text()).toBe('219098765 for 60');
    expect(document.querySelector('em')).toBeNull();
  });

  it('is not shown on a hidden page, or after the session has ended', () => {
    look('hidden');
    press('show');
    expect(text()).toBe('hidden');

    look('visible');
    $session.set({ status: 'signed-out' });
    press('show');
    expect(text()).toBe('hidden');
  });
});
