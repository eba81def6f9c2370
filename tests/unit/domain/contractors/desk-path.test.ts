import { expect, it } from 'vitest';
import { projectInHash, projectPath } from '~/domain/contractors/desk-path';

it('leads to one project of the desk and back', () => {
  const path = projectPath('7f3a');

  expect(path).toBe('/dashboard/contractor#project-7f3a');
  expect(projectInHash(path.slice(path.indexOf('#')))).toBe('7f3a');
});

it.each(['', '#projects', '#line', '#project-'])('names no project: %s', (hash) => {
  expect(projectInHash(hash)).toBeUndefined();
});
