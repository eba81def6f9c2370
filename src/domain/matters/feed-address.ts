/** The two addresses of a calendar subscription. The token in them is the only key, so they are shown to its owner only. */
export function feedAddresses(
  siteOrigin: string,
  token: string,
): { https: string; webcal: string } {
  const https = `${siteOrigin}/api/matter-calendar?token=${token}`;

  // Calendar programs open this scheme as a subscription.
  return { https, webcal: https.replace(/^https?:/, 'webcal:') };
}
