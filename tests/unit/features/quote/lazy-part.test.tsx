// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyPart } from '~/features/quote/lazy-part';
import { render } from '../../ui/render';

async function draw(Part: ReturnType<typeof lazyPart>): Promise<string> {
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await act(async () => undefined);

  return document.body.textContent;
}

describe('a part of the wizard that loads on demand', () => {
  it('shows when its code has loaded', async () => {
    const Part = lazyPart(() => Promise.resolve(() => 'The price'));

    expect(await draw(Part)).toBe('The price');
  });

  it('says so when its code did not load, and asks for a reload', async () => {
    const Part = lazyPart(() => Promise.reject(new Error('offline')));

    expect(await draw(Part)).toBe(
      'This part did not load. Your answers are safe. Reload the page.',
    );
  });
});
