import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ASVS_REQUIREMENTS } from '../../support/asvs-requirements.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TITLE = '## OWASP ASVS 5.0, level 2';
const STATUSES = ['met', 'platform', 'n/a', 'not met'];

const document = await readFile(`${ROOT}SECURITY.md`, 'utf8');
const chapter = document.slice(document.indexOf(TITLE));
const lines = chapter.split('\n').filter((line) => line.startsWith('|'));
const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
const rows = cells
  .filter(([, first = '']) => /^\d+\.\d+\.\d+$/.test(first))
  .map(([, number = '', requirement = '', status = '', how = '', test = '', ...rest]) => ({
    number,
    requirement,
    status,
    how,
    test,
    rest,
  }));

const pathsIn = (text: string) => text.match(/(?<=`)[\w./-]+\.(?:test|spec)\.tsx?(?=`)/g) ?? [];

describe('the table of the ASVS in SECURITY.md', () => {
  it('has every requirement of levels 1 and 2 once, in the order of the standard', () => {
    expect(rows.map(({ number }) => number)).toEqual(ASVS_REQUIREMENTS);
  });

  it('has only four statuses and fills every cell but that of a test', () => {
    for (const { number, requirement, status, how, rest } of rows) {
      expect(STATUSES, number).toContain(status);
      expect([requirement, how], number).not.toContain('');
      expect(rest, `${number} has a column too many or too few`).toEqual(['']);
    }
  });

  it.each(STATUSES)('counts the requirements with the status %s', (status) => {
    const [, , , count] = cells.find(([, first]) => first === status) ?? [];

    expect(Number(count)).toBe(rows.filter((row) => row.status === status).length);
  });

  it('counts the met requirements that name a test', () => {
    const tested = rows.filter(({ status, test }) => status === 'met' && test !== '');

    expect(chapter).toContain(`${tested.length} of these have a test`);
  });

  it('names existing tests, and nothing else in the column of tests', () => {
    for (const { number, how, test } of rows) {
      for (const path of pathsIn(`${how} ${test}`)) {
        expect(existsSync(`${ROOT}tests/${path}`), `${number} names ${path}`).toBe(true);
      }
      expect(test, number).toBe(
        pathsIn(test)
          .map((path) => `\`${path}\``)
          .join(' '),
      );
    }
  });

  it('refers to existing chapters', () => {
    const anchors = [...document.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );

    for (const [, anchor] of chapter.matchAll(/\]\(#([\w-]+)\)/g))
      expect(anchors).toContain(anchor);
  });
});
