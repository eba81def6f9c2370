import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { RedirectsHandler } from '@netlify/redirects';

/** The places of the rules: the built site (`_headers`, `_redirects`) and `netlify.toml`. */
export type RuleSources = { directory: string; netlifyToml: string };

/** The redirect or rewrite rule that matches a request. */
export type MatchedRule = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

/** The rules of one site, applied by Netlify's own code. */
export type NetlifyRules = {
  /** The first redirect or rewrite that matches the request. */
  match(request: Request): Promise<MatchedRule | undefined>;
  /** The headers of a file at this address. */
  headersFor(url: URL): Promise<Record<string, string>>;
};

/** Read the rules once. Throws when a rule does not parse, and names the rule. */
export async function loadNetlifyRules({
  directory,
  netlifyToml,
}: RuleSources): Promise<NetlifyRules> {
  await refuseUnreadableRules({ directory, netlifyToml });

  const redirects = new RedirectsHandler({
    configPath: netlifyToml,
    configRedirects: [],
    jwtRoleClaim: 'app_metadata.authorization.roles',
    jwtSecret: '',
    projectDir: directory,
    publicDir: directory,
  });
  const headers = new HeadersHandler({
    configPath: netlifyToml,
    projectDir: directory,
    logger: { log: ignore, warn: ignore, error: ignore },
  });
  const headersByPath = new Map<string, Promise<Record<string, string>>>();

  return {
    match: (request) => redirects.match(request),
    headersFor(url) {
      const known = headersByPath.get(url.pathname) ?? headers.apply(new Request(url));
      headersByPath.set(url.pathname, known);
      return known;
    },
  };
}

/** Fail on invalid rules, because Netlify's handlers only print them and continue without them. */
async function refuseUnreadableRules({ directory, netlifyToml }: RuleSources): Promise<void> {
  const [redirects, headers] = await Promise.all([
    parseAllRedirects({
      redirectsFiles: [join(directory, '_redirects')],
      netlifyConfigPath: netlifyToml,
      configRedirects: [],
      minimal: false,
    }),
    parseAllHeaders({
      headersFiles: [join(directory, '_headers')],
      netlifyConfigPath: netlifyToml,
      configHeaders: [],
      minimal: false,
    }),
  ]);
  const errors = [...redirects.errors, ...headers.errors];

  if (errors.length > 0) {
    throw new Error(
      ['Netlify would ignore these rules:', ...errors.map((error) => error.message)].join('\n'),
    );
  }
}

function ignore(): void {
  // The rules are already checked, so these messages are not needed.
}
