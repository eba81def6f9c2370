/**
 * Load a style sheet of ours that the page does without until now. Resolves when its rules count, or when it cannot be
 * had: what it dresses still works then.
 */
export function loadStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;

  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
