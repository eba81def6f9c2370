/** Calls whose answer was lost. The server may have done the work. */

/** Whether the answer of a call was lost. */
export function isAnswerLost(code: string): boolean {
  return code === 'offline' || code === 'unreachable';
}

/** The title of a failure: "Your request was not sent", or "Your request may not have been sent" if the answer was lost. */
export function notDoneTitle(what: string, done: string, code: string): string {
  return `${what} ${isAnswerLost(code) ? 'may not have been' : 'was not'} ${done}`;
}
