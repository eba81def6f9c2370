import { REQUEST_KINDS, type RequestKind, type RequestStatus } from './request-kinds.ts';

/** The kinds of requests that a customer can send now: those that the bond allows and that are not waiting for an answer. */
export function askableKinds(
  rules: Partial<Record<RequestKind, unknown>>,
  requests: readonly { kind: RequestKind; status: RequestStatus }[],
): RequestKind[] {
  return REQUEST_KINDS.filter((kind) => {
    const isWaiting = requests.some((sent) => sent.kind === kind && sent.status === 'requested');

    return rules[kind] !== undefined && !isWaiting;
  });
}
