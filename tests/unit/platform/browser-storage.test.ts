import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, onOtherTabChange, tabStorage } from '~/platform/browser-storage';

/** The storage of a browser window, separate for the tab and the device. */
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
  it('reads a written value until it is removed', () => {
    vi.stubGlobal('window', browserWindow());

    expect(deviceStorage.write('draft', 'text')).toBe(true);
    expect(deviceStorage.read('draft')).toBe('text');
    expect(deviceStorage.remove('draft')).toBe(true);
    expect(deviceStorage.read('draft')).toBeUndefined();
  });

  it("keeps the tab's values apart from the device's", () => {
    vi.stubGlobal('window', browserWindow());

    tabStorage.write('receipt', 'of this tab');

    expect(tabStorage.read('receipt')).toBe('of this tab');
    expect(deviceStorage.read('receipt')).toBeUndefined();
  });

  it('reports blocked storage instead of throwing', () => {
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
  it('report the new text, and undefined when the key is removed, for that key only', () => {
    const window = browserWindow();
    vi.stubGlobal('window', window);
    const heard: (string | undefined)[] = [];

    const stop = onOtherTabChange('draft', (text) => heard.push(text));
    otherTabChanges(window, { key: 'draft', newValue: 'theirs' });
    otherTabChanges(window, { key: 'something else', newValue: 'x' });
    otherTabChanges(window, { key: 'draft', newValue: null });
    otherTabChanges(window, { key: null, newValue: null }); // all keys were cleared
    stop();
    otherTabChanges(window, { key: 'draft', newValue: 'too late' });

    expect(heard).toEqual(['theirs', undefined, undefined]);
  });
});
