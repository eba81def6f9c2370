import { describe, expect, it } from 'vitest';
import { readGuideText } from '~/domain/search/guide-text';

const BODY = `
{/* For
editors: check each year. */}

You were **named** executor. Read [how it is filed](/resources/original-vs-efile).

## What the \`court\` wants

<Warning title="Not yet">

Do *not* pay.

</Warning>

<FigureTable caption="Amounts, in two states">

| State | Amount    |
| ----- | --------- |
| Ohio  | \\$5,000 |

</FigureTable>

<StateList states="sc,ga" />

### Then

> Wait.
`;

describe('readGuideText', () => {
  it('returns the visible text without markup', () => {
    expect(readGuideText(BODY)).toEqual({
      headings: ['What the court wants', 'Then'],
      text: 'You were named executor. Read how it is filed . Not yet Do not pay. Amounts, in two states State Amount Ohio $5,000 Wait.',
    });
  });

  it('returns no text for an empty guide', () => {
    expect(readGuideText('')).toEqual({ headings: [], text: '' });
  });
});
