import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { commentOnExport, SYNTAX } from './eslint/code-rules.mjs';
import { formattedMoney } from './eslint/formatted-money.mjs';
import { layerRule } from './eslint/layer-rule.mjs';
import { limitedQuery } from './eslint/limited-query.mjs';

const NODE_GLOBALS = {
  Buffer: 'readonly',
  URL: 'readonly',
  console: 'readonly',
  process: 'readonly',
};

const marshline = {
  rules: {
    layers: layerRule,
    'comment-on-export': commentOnExport,
    'formatted-money': formattedMoney,
    'limited-query': limitedQuery,
  },
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.local/',
      '.astro/',
      'coverage/',
      'reports/',
      '.stryker-tmp/',
      'src/data/database.types.ts',
      'supabase/bundles/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  astro.configs['flat/recommended'],
  {
    plugins: { marshline },
    rules: {
      'marshline/layers': 'error',
      'no-else-return': ['error', { allowElseIf: false }],
      'no-nested-ternary': 'error',
      'no-param-reassign': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', SYNTAX.exportedArrow, SYNTAX.enumeration],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  { files: ['{src,supabase}/**/*.{ts,tsx}'], rules: { 'marshline/comment-on-export': 'error' } },
  {
    files: ['{src,supabase/functions}/**/*.{ts,tsx}'],
    rules: { 'marshline/formatted-money': 'error' },
  },
  { files: ['src/data/**/*.ts'], rules: { 'marshline/limited-query': 'error' } },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y },
    rules: jsxA11y.configs.recommended.rules,
  },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/{domain,features,stores,collections}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...Object.values(SYNTAX)] },
  },
  {
    // Astro expects an interface with the name `Props`.
    files: ['**/*.astro', 'src/**/*.tsx'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // These files print to the terminal.
    files: ['tests/{tools,performance}/**/*', 'supabase/local/**/*'],
    rules: { 'no-console': 'off' },
  },
  {
    // Astro expects the response of an endpoint as a typed constant.
    files: ['src/pages/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', SYNTAX.enumeration] },
  },
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: NODE_GLOBALS } },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);
