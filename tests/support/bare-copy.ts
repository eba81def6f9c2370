import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

/** The elements that load or contain our scripts and styles. */
const OURS = new Set(['script', 'style', 'link']);

/** The same page without our scripts and styles. The browser has to lay out this much text in any design. */
export function bareCopy(html: string): string {
  const page = parse(html);
  removeOurs(page);

  return serialize(page);
}

function removeOurs(parent: DefaultTreeAdapterTypes.ParentNode): void {
  for (const child of [...parent.childNodes]) {
    if (OURS.has(child.nodeName)) defaultTreeAdapter.detachNode(child);
    else if ('childNodes' in child) removeOurs(child);
  }
}
