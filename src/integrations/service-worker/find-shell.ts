/**
 * The assets that a page needs, by path: those named in the page, those named in these assets, and
 * so on.
 */
export function findShell(page: string, assets: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const unread = [page];

  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const [path, content] of assets) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (found.has(path) || !text.includes(name)) continue;

      found.add(path);
      unread.push(content);
    }
  }

  return [...found].sort();
}
