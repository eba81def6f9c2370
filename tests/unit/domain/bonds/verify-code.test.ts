import { describe, expect, it } from 'vitest';
import { groupToken, verifyWords } from '~/domain/bonds/verify-code';

const TOKEN = 'Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs';

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
