/** Functions that run in the page, so each of them stands alone. */
import type Axe from 'axe-core';

/** Whether the page has its heading and hydrated islands, except those that wait until they are seen. */
export function isReady(): boolean {
  const isHydrated = !document.querySelector('astro-island[ssr]:not([client="visible"])');

  return isHydrated && document.querySelector('h1') !== null;
}

/** Whether no part of the page is still loading. The page moves when a part arrives. */
export function isStill(): boolean {
  return !document.querySelector('main [role=status] > .h-12');
}

/** The field whose label has these words. */
export function findField(words: string): Element | null {
  const labels = [...document.querySelectorAll('label')].filter((label) => label.checkVisibility());
  const found = labels.find(
    ({ textContent }) => textContent.replace(' (optional)', '').trim() === words,
  );

  return found?.control ?? null;
}

/** The label with these words. */
export function findLabel(words: string): Element | null {
  const labels = [...document.querySelectorAll('label')];

  return labels.find(({ textContent }) => textContent.trim() === words) ?? null;
}

/** The label of an answer in the group of radio buttons with this question. */
export function findRadio(question: string, words: string): Element | null {
  const groups = [...document.querySelectorAll('[role=radiogroup]')];
  const group = groups.find((each) =>
    each.querySelector('legend')?.textContent.trim().startsWith(question),
  );
  const labels = [...(group?.querySelectorAll('label') ?? [])];

  return labels.find(({ textContent }) => textContent.trim().startsWith(words)) ?? null;
}

/** The input behind the first button that chooses files. */
export function findFileInput(): Element | null {
  return document.querySelector('main input[type=file]');
}

/** The button with these words in the page or in a dialog, once it can be pressed. */
export function findButton(words: string): Element | null {
  const buttons = [...document.querySelectorAll('main button, dialog button')];
  const found = buttons.find(
    (button) => button.textContent.trim() === words && button.checkVisibility(),
  );

  return found && !found.matches(':disabled, [aria-disabled=true]') ? found : null;
}

/** The visible heading with these words. */
export function findHeading(words: string): Element | null {
  const headings = [...document.querySelectorAll('main h1, main h2')];

  return (
    headings.find((heading) => heading.textContent.trim() === words && heading.checkVisibility()) ??
    null
  );
}

/** What a page must not have in any browser: a link in a text without underline, and no or several main headings. */
export function findPageFaults(): string[] {
  const headings = document.querySelectorAll('h1').length;
  const links = [...document.querySelectorAll('main p a:not(.button)')].filter(
    (link) =>
      link.checkVisibility() && !getComputedStyle(link).textDecorationLine.includes('underline'),
  );

  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...links.map((link) => `no underline: ${link.textContent.trim()}`),
  ];
}

/** Give axe's violations of these rules to the callback, or why the page has no dark colors to judge. */
export function findUnreadable(rules: string[], answer: (faults: string[]) => void): void {
  if (!matchMedia('(prefers-color-scheme: dark)').matches) {
    answer(['the window does not ask for dark colors']);
    return;
  }

  const { axe } = window as unknown as { axe: typeof Axe };
  void axe
    .run(document, { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] })
    .then(({ violations }) =>
      answer(
        violations.flatMap(({ nodes }) =>
          nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
        ),
      ),
    );
}
