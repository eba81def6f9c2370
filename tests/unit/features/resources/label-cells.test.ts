import { describe, expect, it } from 'vitest';
import { labelCells } from '~/features/resources/label-cells';

const TABLE = `<table><thead><tr><th>State</th><th>The "usual" <em>bond</em></th></tr></thead>
<tbody><tr><td>Ohio</td><td>$25,000 &amp; up</td></tr>
<tr><td><a href="/states/tx">Texas</a></td><td></td></tr></tbody></table>`;

describe('labelCells', () => {
  it('makes the first cell of each line its header and names the column of every other', () => {
    expect(labelCells(TABLE)).toBe(
      [
        '<thead><tr><th scope="col">State</th>',
        '<th scope="col">The "usual" <em>bond</em></th></tr></thead>',
        '<tbody><tr><th scope="row">Ohio</th>',
        '<td data-label="The &quot;usual&quot; bond"><span>$25,000 &amp; up</span></td></tr>',
        '<tr><th scope="row"><a href="/states/tx">Texas</a></th>',
        '<td data-label="The &quot;usual&quot; bond"><span></span></td></tr></tbody>',
      ].join(''),
    );
  });

  it.each([
    ['no table', '<p>Text.</p>'],
    ['a head alone', '<table><thead><tr><th>State</th></tr></thead></table>'],
  ])('refuses %s', (_, html) => {
    expect(() => labelCells(html)).toThrow('A FigureTable holds a table with a head');
  });
});
