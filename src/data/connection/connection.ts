/** Reason that no answer came: the device is offline, or the server is unreachable. */
export type ConnectionFailure = 'offline' | 'unreachable';

const GATEWAY_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

/** Whether a gateway answered because it received no answer from the server behind it. */
export function isGatewayStatus(status: number | undefined): boolean {
  return GATEWAY_STATUSES.includes(status);
}

/** The connection failure that fits the current network state. */
export function connectionFailure(): ConnectionFailure {
  return navigator.onLine === false ? 'offline' : 'unreachable';
}

/** Why data did not load, by the status of the answer. Status 0: there was no answer. */
export function loadFailure(status: number): 'load-failed' | ConnectionFailure {
  return status === 0 ? connectionFailure() : 'load-failed';
}
