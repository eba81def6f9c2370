/** The addresses that a mailed link may lead to. */
export type RedirectRules = { siteUrl: string; allowed: readonly string[] };

/** The target of a mailed link: the client's address if the rules allow it, otherwise the site. */
export function resolveRedirect(
  { siteUrl, allowed }: RedirectRules,
  wanted: string | undefined,
): string {
  if (!wanted || !URL.canParse(wanted)) return siteUrl;

  const isOwn = new URL(wanted).origin === new URL(siteUrl).origin;
  const [address = ''] = wanted.split('#');

  return isOwn || allowed.some((pattern) => toExpression(pattern).test(address)) ? wanted : siteUrl;
}

/** `*` matches any text without a dot or a slash, `**` matches any text: the patterns of config.toml. */
function toExpression(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*?)/).map((part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';

    return RegExp.escape(part);
  });

  return new RegExp(`^${parts.join('')}$`);
}
