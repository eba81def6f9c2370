import { describe, expect, it } from 'vitest';
import { chooseStages, runStages } from '../../tools/stages/run-stages.ts';
import type { Outcome, Stage } from '../../tools/stages/stage.ts';

function stage(name: string, outcome: Outcome | Error, more: Partial<Stage> = {}): Stage {
  return {
    name,
    does: `does ${name}`,
    run: () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)),
    ...more,
  };
}

const PASSES = { passed: 3, failed: 0 };
const FAILS = { passed: 1, failed: 2, report: 'two things are wrong' };

async function run(stages: Stage[], request = {}) {
  const written: string[] = [];
  const outcome = await runStages(stages, request, (text) => written.push(text));

  return { outcome, text: written.join('') };
}

describe('chooseStages', () => {
  const stages = [
    stage('lint', PASSES, { isCheck: true }),
    stage('build', PASSES),
    stage('browser', PASSES, { needs: 'build' }),
  ];
  const names = (only?: string) => chooseStages(stages, { only }).map(({ name }) => name);

  it('returns all stages by default', () => {
    expect(names()).toEqual(['lint', 'build', 'browser']);
  });

  it('returns the quick checks for check', () => {
    expect(names('check')).toEqual(['lint']);
  });

  it('returns the named stage and the one that it needs', () => {
    expect(names('browser')).toEqual(['build', 'browser']);
  });

  it('lists the stages after an unknown name', () => {
    expect(() => names('brwser')).toThrow('Expected one of check, lint, build, browser.');
  });
});

describe('runStages', () => {
  it('adds up the results of all stages', async () => {
    const { outcome } = await run([stage('lint', PASSES), stage('unit', FAILS)]);

    expect(outcome).toEqual({ passed: 4, failed: 2 });
  });

  it('prints one line per stage with its purpose, its result, and why it failed', async () => {
    const { text } = await run([stage('lint', PASSES), stage('unit', FAILS)]);

    expect(text).toMatch(/^lint {7}does lint … \d+\.\d s: 3 passed, 0 failed\n/);
    expect(text).toContain('    two things are wrong\n');
  });

  it('prints why stages failed after all have ended, in order', async () => {
    const late = { passed: 0, failed: 1, report: 'late' };
    const { text } = await run([stage('a', late), stage('b', FAILS), stage('c', PASSES)]);

    expect(text).toMatch(/c {10}does c [^]*\n\na\n {4}late\n\nb\n {4}two things/);
  });

  it('lists the time of each stage at the end', async () => {
    const { text } = await run([stage('lint', PASSES), stage('unit', PASSES)]);

    expect(text).toMatch(/\n\nTime of each stage: lint \d+\.\d s, unit \d+\.\d s\n$/);
  });

  it('runs two at a time, and an exclusive stage alone', async () => {
    const now = new Set<string>();
    const seen: string[] = [];
    const slow = (name: string, more: Partial<Stage> = {}): Stage => ({
      ...stage(name, PASSES, more),
      run: async () => {
        now.add(name);
        await new Promise(setImmediate);
        seen.push([...now].join('+'));
        now.delete(name);

        return PASSES;
      },
    });
    const alone = slow('alone', { isAlone: true });
    await run([slow('a'), slow('b'), slow('c'), alone]);
    await run([alone, slow('d')]);

    expect(seen).toEqual(['a+b', 'b+c', 'c', 'alone', 'alone', 'd']);
  });

  it('waits for the stage whose result a stage needs, and runs others meanwhile', async () => {
    const ended: string[] = [];
    const tell = (name: string, more: Partial<Stage> = {}): Stage => ({
      ...stage(name, PASSES, more),
      run: async () => {
        await new Promise(setImmediate);
        ended.push(name);

        return PASSES;
      },
    });
    await run([tell('build'), tell('browser', { needs: 'build' }), tell('unit')]);

    expect(ended).toEqual(['build', 'unit', 'browser']);
  });

  it('continues after a failure', async () => {
    const { outcome } = await run([stage('unit', FAILS), stage('content', PASSES)]);

    expect(outcome.passed).toBe(4);
  });

  it('counts a stage that throws as one failure', async () => {
    const { outcome, text } = await run([stage('unit', new Error('no such program'))]);

    expect(outcome).toEqual({ passed: 0, failed: 1 });
    expect(text).toContain('no such program');
  });

  it('skips a stage that needs a failed one, and counts it as failed', async () => {
    const { outcome, text } = await run([
      stage('build', { passed: 0, failed: 1 }),
      stage('browser', PASSES, { needs: 'build' }),
    ]);

    expect(outcome).toEqual({ passed: 0, failed: 2 });
    expect(text).toContain('not run: it needs the stage build');
  });

  it('passes further arguments only to the named stage', async () => {
    const seen: string[][] = [];
    const listen = (name: string, needs?: string): Stage => ({
      ...stage(name, PASSES),
      ...(needs ? { needs } : {}),
      run: (extra) => {
        seen.push(extra);
        return Promise.resolve(PASSES);
      },
    });
    await run([listen('build'), listen('browser', 'build')], { only: 'browser', extra: ['quote'] });

    expect(seen).toEqual([[], ['quote']]);
  });

  it('shows the end of a long report', async () => {
    const report = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
    const { text } = await run([stage('unit', { passed: 0, failed: 1, report })]);

    expect(text).toContain('(300 lines before)');
    expect(text).toContain('line 499');
    expect(text).not.toContain('line 299\n');
  });
});
