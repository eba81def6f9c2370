/**
 * Go to another page of this site and replace this one in the history, so that the Back button does not return to a
 * finished form.
 */
export function leadTo(path: string): void {
  window.location.replace(path);
}
