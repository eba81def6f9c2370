/** Why no answer came: the device has no connection, or the server could not be reached. */
export type ConnectionFailure = 'offline' | 'unreachable';

/** The connection failure that fits this moment. */
export function connectionFailure(): ConnectionFailure {
  return navigator.onLine === false ? 'offline' : 'unreachable';
}
