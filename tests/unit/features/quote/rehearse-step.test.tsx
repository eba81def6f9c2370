// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rehearseStep } from '~/features/quote/rehearse-step';
import '../../ui/render'; // React then queues its work until `act` ends

vi.unmock('~/features/quote/rehearse-step');

const untilIdle = () => act(() => vi.runAllTimersAsync());

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
    expect(rendered).not.toHaveBeenCalled();

    await untilIdle();
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
    await untilIdle();

    expect(rendered).toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
    window.removeEventListener('error', reported);
  });
});
