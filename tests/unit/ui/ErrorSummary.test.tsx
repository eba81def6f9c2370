// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { TextField } from '~/ui/TextField';
import { render } from './render';

const ERRORS = [{ id: 'obligee', message: 'Obligee is required' }];
const summary = () => document.querySelector('[role=group]');
const form = (errors: typeof ERRORS, attempt: number) => (
  <>
    <ErrorSummary key={attempt} errors={errors} />
    <TextField id="obligee" label="Obligee" error={errors[0]?.message} />
  </>
);

describe('the error summary', () => {
  it('takes the focus at each failed attempt and not in between', () => {
    const { draw } = render(form([], 0));
    expect(summary()).toBeNull();

    draw(form(ERRORS, 1));
    expect(document.activeElement).toBe(summary());

    document.getElementById('obligee')?.focus();
    draw(form([], 1));
    draw(form(ERRORS, 1));
    expect(document.activeElement?.id).toBe('obligee');

    draw(form(ERRORS, 2));
    expect(document.activeElement).toBe(summary());
  });

  it('is named by its heading and announces its content', () => {
    render(form(ERRORS, 1));
    const heading = document.getElementById(summary()?.getAttribute('aria-labelledby') ?? '');

    expect(heading?.textContent).toBe('Please correct the following errors:');
    expect(summary()?.querySelector('[role=alert]')?.contains(heading)).toBe(true);
  });

  it('links to the field, which shows the same message', () => {
    render(form(ERRORS, 1));
    const link = summary()?.querySelector('a');
    act(() => link?.click());

    const input = document.getElementById('obligee');
    expect(document.activeElement).toBe(input);
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Obligee is required');
  });
});
