import { SESSION_KEY } from './session-key';

/**
 * Hear that somebody may be signed in: when the page opens, when another tab signs in, and when the page comes back
 * out of the browser's cache. It may be heard more than once. With nobody signed in this look is all it costs.
 */
export function onPossibleSession(listener: () => void): void {
  const { dataset } = document.documentElement;
  const look = () => {
    try {
      if (localStorage[SESSION_KEY] || sessionStorage[SESSION_KEY]) dataset['session'] = '';
    } catch {
      // Storage is blocked: nobody can be signed in.
    }
    if ('session' in dataset) listener();
  };

  look();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) look();
  });
}
