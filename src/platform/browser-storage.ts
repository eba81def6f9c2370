/**
 * Text storage of the browser. The browser's own calls throw in private windows, on full disks and
 * with blocked storage; these calls return undefined or false instead.
 */
export type BrowserStorage = {
  /** The text under the key, or undefined when there is none or storage is blocked. */
  read: (key: string) => string | undefined;
  /** Store the text under the key. False when the browser refused. */
  write: (key: string, text: string) => boolean;
  /** Remove the key. False when the browser refused. */
  remove: (key: string) => boolean;
};

/** Storage that stays on this device until it is removed. */
export const deviceStorage: BrowserStorage = safely(() => window.localStorage);

/** Storage of this tab only. It is deleted when the tab closes. */
export const tabStorage: BrowserStorage = safely(() => window.sessionStorage);

/**
 * Call the listener when another tab changes one key of the device storage. The listener gets the
 * new text, or undefined when the key was removed. The returned function stops it.
 */
export function onOtherTabChange(
  key: string,
  listener: (text: string | undefined) => void,
): () => void {
  const handleStorage = (event: StorageEvent) => {
    const isCleared = event.key === null; // localStorage.clear()
    if (event.key === key || isCleared) listener(event.newValue ?? undefined);
  };

  window.addEventListener('storage', handleStorage);

  return () => window.removeEventListener('storage', handleStorage);
}

function safely(storage: () => Storage): BrowserStorage {
  return {
    read: (key) => {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, text) => succeeds(() => storage().setItem(key, text)),
    remove: (key) => succeeds(() => storage().removeItem(key)),
  };
}

function succeeds(action: () => void): boolean {
  try {
    action();

    return true;
  } catch {
    return false;
  }
}
