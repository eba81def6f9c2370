/** Whether the host of an address is the machine of the person who opens it. */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}

/**
 * Whether an origin, such as `http://localhost:4321`, is on the machine of the person who opens it.
 */
export function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLocalHost(new URL(origin).hostname);
}
