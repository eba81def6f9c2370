import { z } from 'astro/zod';
import { afterEach, describe, expect, it } from 'vitest';
import { stateSchema } from '~/collections/schemas/state';
import { withCourtFiling } from '~/collections/with-court-filing';
import { fitSchema, parseFields, runOnContent } from '../../tools/catalogue/content-file.ts';
import { readContent } from '../../tools/catalogue/read-content.ts';

const SCHEMA = z.strictObject({
  hint: z.string(),
  filer: z.enum(['customer', 'surety']),
  rows: z.array(z.strictObject({ amount: z.number().min(1, 'Write an amount above zero') })),
});

const read = (text: string) => fitSchema('bonds/x.yaml', parseFields('bonds/x.yaml', text), SCHEMA);

const FAULTY = 'hint: 3\nfiler: agent\nrows:\n  - amount: 0\n  - sum: 5\nname: x\n';

describe('a content file that does not fit its schema', () => {
  it('names file, line, field and remedy of every problem', () => {
    const place = 'content/bonds/x.yaml';

    expect(() => read(FAULTY)).toThrow(
      [
        `${place}:1: hint: Write a text: put it in quotes`,
        `${place}:2: filer: Use one of: customer, surety`,
        `${place}:4: rows, entry 1, amount: Write an amount above zero`,
        `${place}:5: rows, entry 2, amount: Add this field: a number without quotes`,
        `${place}:5: rows, entry 2: There is no field sum here. Correct its name or take it out`,
        `${place}:6: There is no field name here. Correct its name or take it out`,
      ].join('\n'),
    );
  });

  it('gives the values of a file that fits', () => {
    expect(read('hint: The state.\nfiler: customer\nrows: [{ amount: 5 }]\n')).toEqual({
      hint: 'The state.',
      filer: 'customer',
      rows: [{ amount: 5 }],
    });
  });
});

describe('a command that reads content', () => {
  const said: string[] = [];
  const run = (command: () => void) => runOnContent(command, (text) => void said.push(text));

  afterEach(() => {
    said.length = 0;
    process.exitCode = undefined;
  });

  it('prints the problem without a stack trace, and fails', async () => {
    await run(() => void read('hint: ['));

    expect(said).toEqual([expect.stringMatching(/^content\/bonds\/x\.yaml:\d+: [^\n]+\n$/)]);
    expect(process.exitCode).toBe(1);
  });

  it('says in one sentence what a served state lacks when its requirements are missing', async () => {
    const ohio = readContent('states/oh.yaml', stateSchema);
    await run(() => void withCourtFiling(ohio, []));

    expect(said).toEqual([
      expect.stringMatching(
        /^content\/requirements\/oh\.yaml: court-filing: Add a row for each missing fact [^\n]+\n$/,
      ),
    ]);
    expect(process.exitCode).toBe(1);
  });

  it('does not hide a bug of the command', async () => {
    const broken = () => {
      throw new TypeError('a bug');
    };

    await expect(run(broken)).rejects.toThrow('a bug');
    expect(said).toEqual([]);
  });
});
