import { describe, expect, it } from 'vitest';
import { createQueue } from '../../../supabase/local/database/one-at-a-time';

describe('createQueue', () => {
  it('runs work one piece at a time, in order', async () => {
    const queue = createQueue();
    const events: string[] = [];
    const piece = (name: string) => async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      await Promise.resolve();
      events.push(`${name} ends`);
      return name;
    };

    expect(await Promise.all([queue.run(piece('a')), queue.run(piece('b'))])).toEqual(['a', 'b']);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('continues after work that failed', async () => {
    const queue = createQueue();
    const failed = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(() => Promise.resolve('yes'));

    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('lets work run further work within its own turn', async () => {
    const queue = createQueue();

    expect(await queue.run(() => queue.run(() => Promise.resolve('inner')))).toBe('inner');
  });

  it('queues work that was started in a turn but arrives after its end', async () => {
    const queue = createQueue();
    const events: string[] = [];
    const { promise: turnIsOver, resolve: endTurn } = Promise.withResolvers<null>();
    let late: Promise<unknown> = Promise.resolve();

    await queue.run(() => {
      late = turnIsOver.then(() => queue.run(async () => events.push('late')));
      return Promise.resolve();
    });
    const other = queue.run(async () => {
      endTurn(null);
      await Promise.resolve();
      await Promise.resolve();
      events.push('other');
    });

    await Promise.all([other, late]);
    expect(events).toEqual(['other', 'late']);
  });
});
