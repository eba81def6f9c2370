import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { EDGE_FUNCTIONS } from '../../support/edge-functions.ts';
import type { Question } from './question.ts';
import { SECRETS_QUESTION } from './secrets-question.ts';

const DIFFERENCE = /^(\S+) \[([\w-]+)\]$/gm;

type AuthSettings = Partial<{
  rate_limit_email_sent: number;
  security_captcha_enabled: boolean;
  security_captcha_provider: string;
  password_hibp_enabled: boolean;
  smtp_port: string;
}>;

/** Also a question of smoke, which sees no other sign of these settings. */
export const HIDDEN_SETTINGS: Question = {
  step: 'settings',
  name: 'the settings that "config push" does not compare are right',
  run: async (project) => {
    const auth = (await project.get('config/auth')) as AuthSettings;
    const { auth: wanted } = parse(await readFile('supabase/config.toml', 'utf8')) as {
      auth: { rate_limit: { email_sent: number }; captcha: { provider: string } };
    };
    const mails = wanted.rate_limit.email_sent;

    return [
      ...(auth.rate_limit_email_sent === mails
        ? []
        : [
            `Auth sends ${auth.rate_limit_email_sent} mails an hour: set ${mails} in the dashboard under Authentication, Rate Limits`,
          ]),
      ...(auth.security_captcha_enabled &&
      auth.security_captcha_provider === wanted.captcha.provider
        ? []
        : [
            `no ${wanted.captcha.provider} protects sign-in: set it in the dashboard under Authentication, Attack Protection`,
          ]),
      ...(auth.password_hibp_enabled
        ? []
        : [
            'leaked passwords are accepted: switch on their prevention in the dashboard (Pro plan)',
          ]),
      ...(['25', '587'].includes(String(auth.smtp_port))
        ? [
            `the platform blocks port ${auth.smtp_port}: set 465 in [remotes.production.auth.email.smtp]`,
          ]
        : []),
    ];
  },
};

/** Questions about what an operator sets. Every line says what to do. */
export const SETTINGS_QUESTIONS: readonly Question[] = [
  {
    step: 'settings',
    name: 'the settings are those of config.toml',
    run: (project) => {
      const output = project.compareSettings();
      const differences = [...output.matchAll(DIFFERENCE)].map(([, name]) => name);
      if (differences.length > 0) {
        return [
          `${differences.join(', ')}: run "npx supabase config push" and read what it changes`,
        ];
      }

      return /comparison scope: (?!\(none\))/i.test(output)
        ? []
        : [`they could not be compared: run "npx supabase config diff" and read what it says`];
    },
  },
  HIDDEN_SETTINGS,
  SECRETS_QUESTION,
  {
    step: 'functions',
    name: 'the functions are those of the repository',
    run: async (project) => {
      const deployed = (await project.get('functions')) as {
        slug: string;
        status: string;
        verify_jwt: boolean;
      }[];
      const deploy = 'run "npm run deploy:functions"';

      return [
        ...EDGE_FUNCTIONS.filter((name) => !deployed.some(({ slug }) => slug === name)).map(
          (name) => `${name} is not deployed: ${deploy}`,
        ),
        ...deployed
          .filter(({ slug }) => !EDGE_FUNCTIONS.includes(slug))
          .map(({ slug }) => `${slug} is not ours: run "npx supabase functions delete ${slug}"`),
        ...deployed
          .filter(({ slug, verify_jwt: asks }) => asks && EDGE_FUNCTIONS.includes(slug))
          .map(({ slug }) => `${slug} refuses visitors: ${deploy}`),
      ];
    },
  },
  {
    step: 'functions',
    name: 'the functions start',
    run: async (project) => {
      const { status, isOurs, text } = await project.callFunction('health');
      if (!isOurs) {
        return [
          `health answered ${status} and did not start: read its log. Does the project have the new API keys (Project Settings, API Keys)?`,
        ];
      }

      return status === 200 ? [] : [`work is late or numbers run low: ${text}`];
    },
  },
];
