/** Which addresses a mailed link may lead to in the end. */
export type RedirectRules = { siteUrl: string; allowed: readonly string[] };

/** Where a mailed link leads in the end: where the client asked if the rules allow it, else to the site. */
export function resolveRedirect(
  { siteUrl, allowed }: RedirectRules,
  wanted: string | undefined,
): string {
  if (!wanted || !URL.canParse(wanted)) return siteUrl;

  const isOwn = new URL(wanted).origin === new URL(siteUrl).origin;
  const [address = ''] = wanted.split('#');

  return isOwn || allowed.some((pattern) => toExpression(pattern).test(address)) ? wanted : siteUrl;
}

/** `*` stands for anything without a dot or a slash, `**` for anything: the patterns of config.toml. */
function toExpression(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*?)/).map((part) => {
    if (part === '**') return '.*';
    if (part === '*') return '[^./]*';

    return RegExp.escape(part);
  });

  return new RegExp(`^${parts.join('')}$`);
}
