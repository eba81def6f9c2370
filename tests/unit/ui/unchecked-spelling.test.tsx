// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { DateField } from '~/ui/DateField';
import { MaskedField } from '~/ui/MaskedField';
import { PasswordField } from '~/ui/PasswordField';
import { field, render } from './render';

describe('a field that can hold a secret', () => {
  it.each([
    ['a date', <DateField key="x" id="x" label="Born" value="" onValueChange={() => {}} />],
    ['a number in a shape', <MaskedField key="x" id="x" label="SSN" value="" pattern="###" />],
    ['a password', <PasswordField key="x" id="x" label="Password" />],
  ])("disables the browser's spell check, because it can send the text away: %s", (_, content) => {
    render(content);

    expect(field('x').getAttribute('spellcheck')).toBe('false');
  });
});
