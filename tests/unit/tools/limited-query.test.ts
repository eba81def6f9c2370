import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { limitedQuery } from '../../tools/eslint/limited-query.mjs';

function problemsOf(code: string): string[] {
  const linter = new Linter();
  const problems = linter.verify(code, {
    files: ['**/*.js'],
    plugins: { marshline: { rules: { limit: limitedQuery } } },
    rules: { 'marshline/limit': 'error' },
  });

  return problems.map(({ message }) => message);
}

describe('a query of the database', () => {
  it.each([
    ['awaited', "await db.from('bonds').select('id');"],
    ['awaited as a function', "const { data } = await db.rpc('holds_staff_role');"],
    ['awaited by condition', "await (isAll ? db.from('bonds').select() : undefined);"],
    ['awaited with others', "await Promise.all([db.rpc('a'), withinTime(db.rpc('b'))]);"],
    ['returned as a promise', "async function load(db) { return db.from('bonds').select(); }"],
    ['returned by an arrow', "const load = async (db) => db.rpc('own_invitations');"],
  ])('is refused without a time limit: %s', (_, code) => {
    expect(problemsOf(code)).toHaveLength(1);
  });

  it.each([
    ['limited', "await withinTime(db.from('bonds').select('id'), 5_000).maybeSingle();"],
    ['limited by a shared signal', "await db.rpc('matter_progress').abortSignal(signal);"],
    [
      'held until it is limited',
      "const steps = db.from('steps'); await withinTime(steps.delete());",
    ],
    ['returned to its caller', "function bondsOf(db) { return db.from('bonds').select(); }"],
    ['of another service', "await db.storage.from('documents').remove([path]);"],
  ])('passes: %s', (_, code) => {
    expect(problemsOf(code)).toEqual([]);
  });
});
