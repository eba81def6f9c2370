// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterLoad } from '~/platform/after-load';

let paint: () => void;
const task = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    paint = frame;
  });
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 0));
  paint = () => {};
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  task.mockReset();
});

describe('a task for later', () => {
  it('waits for the first paint of a page that has already loaded', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    afterLoad(task);
    vi.runAllTimers();
    expect(task).not.toHaveBeenCalled();

    paint();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
  });

  it('waits for the page to load', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    afterLoad(task);
    paint();
    vi.runAllTimers();
    expect(task).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('load'));
    paint();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
  });

  it('runs in a page in the background, which paints nothing', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    afterLoad(task);
    vi.runAllTimers();

    expect(task).toHaveBeenCalledOnce();
  });
});
