import { describe, expect, it } from 'vitest';
import { explainNoCode, groupToken, verifyWords } from '~/domain/bonds/verify-code';

const TOKEN = 'Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs';

describe('explainNoCode', () => {
  it.each([
    ['', { kind: 'empty' }],
    [' https://x.example/verify?x=1 ', { kind: 'length', count: 6 }],
    ['msb 27182818', { kind: 'number' }],
    ['MSB-27182818', { kind: 'number' }],
    ['2718 2818', { kind: 'number' }],
    ['Code:', { kind: 'empty' }],
    [`Code ${groupToken(TOKEN.slice(0, 30))}`, { kind: 'length', count: 30 }],
    [TOKEN.slice(1), { kind: 'length', count: 31 }],
    [groupToken(TOKEN.slice(0, 26)).replaceAll(' ', '-'), { kind: 'length', count: 26 }],
    [`${TOKEN.slice(1)}!`, { kind: 'other' }],
    [TOKEN.toLowerCase(), { kind: 'one-case' }],
    [groupToken(TOKEN).toUpperCase(), { kind: 'one-case' }],
  ])('explains %j', (text, problem) => {
    expect(explainNoCode(text)).toEqual(problem);
  });
});

describe('groupToken', () => {
  it('puts a blank after every four characters, and none at the end', () => {
    expect(groupToken(TOKEN)).toBe('Kp3v Xq0a Z9b- LmT_ 7yWc 2RdE fGh5 NjUs');
  });
});

describe('verifyWords', () => {
  it.each(['https://marshline.example', 'http://marshline.example'])(
    'split the address at %s',
    (site) => {
      expect(verifyWords(`${site}/verify/${TOKEN}`)).toEqual({
        page: 'marshline.example/verify',
        code: groupToken(TOKEN),
      });
    },
  );
});
