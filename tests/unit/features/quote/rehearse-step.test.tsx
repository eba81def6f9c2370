// @vitest-environment happy-dom
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { rehearseStep } from '~/features/quote/rehearse-step';

describe('the rehearsal of a step', () => {
  it('renders the step once, outside the page and without its effects', async () => {
    const rendered = vi.fn();
    const effect = vi.fn();
    function Step() {
      rendered();
      useEffect(() => effect());

      return <input />;
    }

    rehearseStep(Step);
    rehearseStep(Step);

    await vi.waitFor(() => expect(rendered).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rendered).toHaveBeenCalledOnce();
    expect(effect).not.toHaveBeenCalled();
    expect(document.querySelector('input')).toBeNull();
  });

  it('keeps an error of the step to itself', async () => {
    const reported = vi.fn();
    window.addEventListener('error', reported);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rendered = vi.fn(() => {
      throw new Error('not yet');
    });

    rehearseStep(rendered);

    await vi.waitFor(() => expect(rendered).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reported).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });
});
