import { describe, expect, it } from 'vitest';
import type { Fault } from '../../tools/chaos/fault';
import { formatProblems, formatResults, replaceTable } from '../../tools/chaos/report';
import { runFault } from '../../tools/chaos/run-fault';

const fault: Fault = {
  name: 'Plug pulled',
  done: 'Somebody pulls the plug.',
  maxSeconds: 10,
  run: () =>
    Promise.resolve({ happened: 'It | went', verdict: 'bad', problems: ['APP-123456: gone'] }),
};
const run = { seed: 1, log: () => undefined };

describe('the report of npm run chaos', () => {
  it('has a row for each fault, and a line with the number of each incomplete application', async () => {
    const results = [await runFault(fault, run)];

    expect(formatResults(results).split('\n').at(-1)).toBe(
      '| **Plug pulled.** Somebody pulls the plug. | It \\| went | bad |',
    );
    expect(formatProblems(results)).toEqual(['Plug pulled: APP-123456: gone']);
  });

  it('marks a fault that throws as bad', async () => {
    const broken = { ...fault, run: () => Promise.reject(new Error('No port')) };

    expect((await runFault(broken, run)).finding).toMatchObject({
      verdict: 'bad',
      happened: 'The run failed: No port',
    });
  });

  it('replaces only the text between the marks of a document', () => {
    const facts = { seed: 4711, on: new Date('2026-11-22T12:00:00Z'), seconds: 90 };
    const marked = (between: string) =>
      `Before\n\n<!-- The table is written by npm run chaos -- --write -->\n\n${between}\n\n<!-- The end of the table -->\n\nAfter\n`;

    expect(replaceTable(marked('old'), 'new', facts)).toBe(
      marked('Last run: 2026-11-22, 1.5 minutes, `npm run chaos -- --seed 4711`.\n\nnew'),
    );
    expect(() => replaceTable('No marks', 'new', facts)).toThrow('no place for the table');
  });
});
