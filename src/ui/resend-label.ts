/** The label of a button that mails something again: busy, counting down, or ready. */
export function resendLabel(isPending: boolean, secondsLeft: number, ready: string): string {
  if (isPending) return 'Sending...';

  return secondsLeft > 0 ? `Send again in ${secondsLeft} seconds` : ready;
}
