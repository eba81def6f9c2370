import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, onOtherTabChange, tabStorage } from '~/platform/browser-storage';

/** The storage half of a browser window, with the tab's own and the device's contents apart. */
function browserWindow() {
  const storage = () => {
    const texts = new Map<string, string>();

    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
  };

  return Object.assign(new EventTarget(), { localStorage: storage(), sessionStorage: storage() });
}

function otherTabChanges(
  window: EventTarget,
  change: { key: string | null; newValue: string | null },
) {
  window.dispatchEvent(Object.assign(new Event('storage'), change));
}

afterEach(() => vi.unstubAllGlobals());

describe('browser storage', () => {
  it('reads what was written until it is removed', () => {
    vi.stubGlobal('window', browserWindow());

    expect(deviceStorage.write('draft', 'text')).toBe(true);
    expect(deviceStorage.read('draft')).toBe('text');
    expect(deviceStorage.remove('draft')).toBe(true);
    expect(deviceStorage.read('draft')).toBeUndefined();
  });

  it('keeps what belongs to the tab apart from what belongs to the device', () => {
    vi.stubGlobal('window', browserWindow());

    tabStorage.write('receipt', 'of this tab');

    expect(tabStorage.read('receipt')).toBe('of this tab');
    expect(deviceStorage.read('receipt')).toBeUndefined();
  });

  it('says so instead of throwing when the browser blocks storage', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });

    expect(deviceStorage.read('draft')).toBeUndefined();
    expect(deviceStorage.write('draft', 'text')).toBe(false);
    expect(deviceStorage.remove('draft')).toBe(false);
  });
});

describe('changes by another tab', () => {
  it('tells the new text, and undefined when the key is gone, of that key alone', () => {
    const window = browserWindow();
    vi.stubGlobal('window', window);
    const heard: (string | undefined)[] = [];

    const stop = onOtherTabChange('draft', (text) => heard.push(text));
    otherTabChanges(window, { key: 'draft', newValue: 'theirs' });
    otherTabChanges(window, { key: 'something else', newValue: 'x' });
    otherTabChanges(window, { key: 'draft', newValue: null });
    otherTabChanges(window, { key: null, newValue: null }); // everything was cleared
    stop();
    otherTabChanges(window, { key: 'draft', newValue: 'too late' });

    expect(heard).toEqual(['theirs', undefined, undefined]);
  });
});
