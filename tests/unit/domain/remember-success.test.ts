import { describe, expect, it, vi } from 'vitest';
import { rememberSuccess } from '~/domain/remember-success';

describe('rememberSuccess', () => {
  it('runs an action once, also for calls at the same time', async () => {
    const action = vi.fn(() => Promise.resolve({}));
    const get = rememberSuccess(action);

    const [first, second] = await Promise.all([get(), get()]);
    expect(second).toBe(first);
    expect(await get()).toBe(first);
    expect(action).toHaveBeenCalledOnce();
  });

  it('runs it again after a failure', async () => {
    const action = vi.fn(() => Promise.resolve('loaded'));
    action.mockRejectedValueOnce(new Error('no connection'));
    const get = rememberSuccess(action);

    await expect(get()).rejects.toThrow('no connection');
    expect(await get()).toBe('loaded');
  });
});
