import { expect, it } from 'vitest';
import { fail, ok } from '~/domain/result';

it('holds the value of a success and the code of a failure', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(fail('offline')).toEqual({ ok: false, code: 'offline' });
});
