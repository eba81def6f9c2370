import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';

type Parser = typeof import('@actions/workflow-parser');

const FOLDER = '.github/workflows';

const WORKFLOWS = readdirSync(FOLDER);

let parser: Parser;

beforeAll(async () => {
  // Its modules import JSON in a way that Node refuses, so they are bundled first.
  const { outputFiles } = await build({
    stdin: { contents: `export * from '@actions/workflow-parser'`, resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  parser = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as Parser;
});

/** What GitHub would refuse in a workflow, by its own parser: keys, expressions, events and shapes. */
async function problemsOf(name: string, content: string): Promise<string[]> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = parser;
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const parsed = context.errors.getErrors().map(({ message }) => message);
  if (parsed.length > 0 || value === undefined) return parsed;

  const { errors = [] } = await convertWorkflowTemplate(context, value);
  return errors.map(({ Message }) => Message);
}

describe('a workflow of GitHub', () => {
  it.each(WORKFLOWS)('is one that GitHub accepts: %s', async (name) => {
    expect(await problemsOf(name, readFileSync(`${FOLDER}/${name}`, 'utf8'))).toEqual([]);
  });

  it.each([
    ['an unknown key', 'runs-on:', 'runs_on:'],
    ['an unknown event', 'on:\n  push:', 'on:\n  pushed:'],
    ['a broken expression', '${{ github.ref }}', '${{ github.ref'],
    ['an unknown function', '${{ github.ref }}', '${{ nothing(github.ref) }}'],
    ['a name that no context has', '${{ github.ref }}', '${{ gitlab.ref }}'],
  ])('is refused with %s', async (_, from, to) => {
    const text = readFileSync(`${FOLDER}/stack.yml`, 'utf8');
    expect(text).toContain(from);

    expect(await problemsOf('broken.yml', text.replace(from, to))).not.toEqual([]);
  });
});
