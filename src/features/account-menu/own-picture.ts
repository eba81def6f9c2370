/**
 * The address of a user's picture, or undefined if another host serves the picture. Our pages send no requests to other
 * hosts, because that host would learn who reads which page.
 */
export function ownPicture(address: string | undefined, origin: string): string | undefined {
  if (address === undefined || !URL.canParse(address, origin)) return undefined;

  const url = new URL(address, origin);
  const isOwn = url.origin === origin;
  const isData = url.protocol === 'data:' && /^image\/(?:png|jpeg|webp|gif)[;,]/.test(url.pathname);

  return isOwn || isData ? url.href : undefined;
}
