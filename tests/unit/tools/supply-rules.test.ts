import { describe, expect, it } from 'vitest';
import { supplyRules } from '../../tools/hygiene/supply-rules.ts';

const COMMIT = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';
const WORKFLOW = '.github/workflows/test.yml';

function problems(path: string, text: string): string[] {
  return supplyRules.flatMap(({ check }) => check({ path, text }));
}

/** A lock with one package. */
function lockOf(entry: object): string {
  return JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', ...entry } } });
}

describe('actions', () => {
  it('are pinned by commit with the version beside it', () => {
    expect(problems(WORKFLOW, `      - uses: actions/checkout@${COMMIT} # v5.0.0`)).toEqual([]);
  });

  it.each([
    'actions/checkout@v5.0.0',
    'actions/checkout@main',
    'actions/checkout',
    `actions/checkout@${COMMIT}`,
    `actions/checkout@${COMMIT.slice(0, 7)} # v5.0.0`,
    'docker://alpine:3',
    `"actions/checkout@v5" # ${COMMIT} # v5.0.0`,
  ])('are not %s', (action) => {
    expect(problems(WORKFLOW, `    steps:\n      - uses: ${action}\n`)).toHaveLength(1);
  });
});

describe('dependencies', () => {
  it.each(['^1.0.0', '~1.0.0', 'latest', '*', '1.x', 'github:a/b', 'https://a.example/b.tgz'])(
    'are not named as %s',
    (version) => {
      const text = JSON.stringify({ devDependencies: { a: version } });
      expect(problems('package.json', text)).toHaveLength(1);
    },
  );
});

describe('locked packages', () => {
  it.each([
    ['with an integrity', { integrity: 'sha512-abc' }],
    ['that are links', { link: true }],
    ['for another system', { optional: true, os: ['darwin'], cpu: ['x64'] }],
    ['for another processor', { optional: true, os: ['linux'], cpu: ['arm64'] }],
    ['for another C library', { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ])('pass %s', (_, entry) => {
    expect(problems('package-lock.json', lockOf(entry))).toEqual([]);
  });

  it.each([
    ['at all', {}],
    ['and are optional', { optional: true }],
    ['and are for this machine', { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['and only claim to be for another machine', { os: ['darwin'] }],
  ])('are reported without an integrity %s', (_, entry) => {
    expect(problems('package-lock.json', lockOf(entry))).toHaveLength(1);
  });
});
