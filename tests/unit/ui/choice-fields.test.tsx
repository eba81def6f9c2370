import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from '~/ui/CheckboxField';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';

const OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

describe('a radio group', () => {
  const html = renderToStaticMarkup(
    <RadioGroupField
      id="claims"
      name="claims"
      label="Any claims?"
      options={OPTIONS}
      error="Answer whether there were claims"
      required
    />,
  );

  it('gives its first option the id that errors link to', () => {
    expect(html).toMatch(/<input [^>]*id="claims"[^>]*value="yes"/);
    expect(html).toMatch(/<input [^>]*id="claims-no"[^>]*value="no"/);
  });

  it('is described by its error as a whole', () => {
    expect(html).toMatch(/<fieldset [^>]*aria-invalid="true"[^>]*aria-describedby="claims-error"/);
  });
});

describe('a select', () => {
  it('offers plain options, then groups, after an empty choice', () => {
    const html = renderToStaticMarkup(
      <SelectField
        id="bond"
        label="Bond"
        placeholder="Select a bond"
        options={[{ value: 'a', label: 'A' }]}
        groups={[{ label: 'Court', options: [{ value: 'b', label: 'B' }] }]}
      />,
    );

    expect(html).toContain(
      '<option value="">Select a bond</option><option value="a">A</option><optgroup label="Court"><option value="b">B</option></optgroup>',
    );
  });
});

describe('a field', () => {
  it('is described by hint and error, in this order', () => {
    const html = renderToStaticMarkup(
      <TextField id="name" label="Name" hint="As registered" error="Name is required" />,
    );

    expect(html).toContain('aria-describedby="name-hint name-error"');
  });

  it('shows that it is optional', () => {
    expect(renderToStaticMarkup(<TextField id="dba" label="DBA name" optional />)).toContain(
      '(optional)',
    );
  });

  it('shows no errors without errors', () => {
    const html = renderToStaticMarkup(<CheckboxField id="terms" label="I accept the terms" />);

    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });
});
