import { describe, expect, it } from 'vitest';
import { explainNoCode } from '~/domain/bonds/no-code';
import { groupToken } from '~/domain/bonds/verify-code';

const TOKEN = 'Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs';

describe('explainNoCode', () => {
  it.each([
    ['', { kind: 'empty' }],
    [' https://x.example/verify?x=1 ', { kind: 'length', count: 6 }],
    ['msb 27182818', { kind: 'number', of: 'bond' }],
    ['MSB-27182818', { kind: 'number', of: 'bond' }],
    ['Bond number MSB-30627005', { kind: 'number', of: 'bond' }],
    ['No. MSB-30627005.', { kind: 'number', of: 'bond' }],
    ['Surety bond # MSB-30627005, Notary Bond of Tennessee', { kind: 'number', of: 'bond' }],
    ['MSB\u201330627005', { kind: 'number', of: 'bond' }],
    ['MSB-3O627OO5', { kind: 'number', of: 'bond' }],
    ['Bond #3O627OO5', { kind: 'number', of: 'bond' }],
    ['https://x1.example/verify/MSB-30627005?x=1', { kind: 'number', of: 'bond' }],
    ['https://x1.example/verify/30627005?x=1', { kind: 'number', of: 'bond' }],
    [`MSB-30627005, code ${TOKEN.slice(1)}`, { kind: 'length', count: 31 }],
    ['2718 2818', { kind: 'number', of: 'bond' }],
    ['MSP-27182818', { kind: 'number', of: 'power' }],
    ['Power of attorney No. MSP-27182818-2', { kind: 'number', of: 'power' }],
    ['APP-123456', { kind: 'number', of: 'application' }],
    ['https://x1.example/verify/APP-123456?x=1', { kind: 'number', of: 'application' }],
    ['Code:', { kind: 'empty' }],
    [`Code ${groupToken(TOKEN.slice(0, 30))}`, { kind: 'length', count: 30 }],
    [TOKEN.slice(1), { kind: 'length', count: 31 }],
    [groupToken(TOKEN.slice(0, 26)).replaceAll(' ', '-'), { kind: 'length', count: 26 }],
    [groupToken(TOKEN.slice(0, 26)).replaceAll(' ', '\u2013'), { kind: 'length', count: 26 }],
    [TOKEN.replaceAll(/[-_]/gu, ''), { kind: 'length', count: 30 }],
    [`${TOKEN.slice(1)}!`, { kind: 'other' }],
    [TOKEN.toLowerCase(), { kind: 'one-case' }],
    [groupToken(TOKEN).toUpperCase(), { kind: 'one-case' }],
  ])('explains %j', (text, problem) => {
    expect(explainNoCode(text)).toEqual(problem);
  });
});
