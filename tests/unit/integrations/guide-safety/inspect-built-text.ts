import { inspectPage } from '~/integrations/content-security-policy/inspect-page';

/** What the last look at the built site says of a guide with this HTML as its text. */
export function inspectBuiltText(html: string): string[] {
  const page = `<!doctype html><html><body><div data-guide-body>${html}</div></body></html>`;

  return inspectPage(page, 'https://site.example').problems;
}
