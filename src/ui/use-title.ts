import { useEffect } from 'react';

/**
 * Put the name of the open item before the title of the browser tab. An empty text leaves the title
 * unchanged.
 */
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
