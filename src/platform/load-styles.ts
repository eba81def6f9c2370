/**
 * Load one of our style sheets on demand. Resolves when its rules apply, and also when it cannot be
 * loaded, because the page works without it.
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
