/** Go to another page of ours and leave this one out of the history: Back must not come back to a done form. */
export function leadTo(path: string): void {
  window.location.replace(path);
}
