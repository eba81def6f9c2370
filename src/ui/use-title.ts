import { useEffect } from 'react';

/** Name the tab of the browser after what is open; nothing leaves the name of the page alone. */
export function useTitle(words: string): void {
  useEffect(() => {
    if (words === '') return undefined;

    const pageTitle = document.title;
    document.title = `${words} | ${pageTitle}`;

    return () => {
      document.title = pageTitle;
    };
  }, [words]);
}
