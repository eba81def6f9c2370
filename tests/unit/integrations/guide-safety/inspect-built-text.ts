import { inspectPage } from '~/integrations/content-security-policy/inspect-page';

/** The result of the final check for a guide with this HTML as its text. */
export function inspectBuiltText(html: string): string[] {
  const page = `<!doctype html><html><body><div data-guide-body>${html}</div></body></html>`;

  return inspectPage(page, 'https://site.example').problems;
}
