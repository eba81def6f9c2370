import { describe, expect, it } from 'vitest';
import { shownOnce } from '~/domain/documents/shown-once';

const upload = { id: 'upload', path: 'a/tax.pdf' };
const document = (isChecked: boolean) => ({ id: 'document', path: 'a/tax.pdf', isChecked });

const ids = ({ uploads, documents }: ReturnType<typeof shownOnce>) =>
  [...uploads, ...documents].map((shown) => ('id' in shown ? shown.id : undefined));

describe('shownOnce', () => {
  it("shows a file's upload until its document is checked, then the document", () => {
    expect(ids(shownOnce([upload], []))).toEqual(['upload']);
    expect(ids(shownOnce([upload], [document(false)]))).toEqual(['upload']);
    expect(ids(shownOnce([upload], [document(true)]))).toEqual(['document']);
    expect(ids(shownOnce([], [document(false)]))).toEqual(['document']);
    expect(ids(shownOnce([], [document(true)]))).toEqual(['document']);
  });

  it('keeps files apart, even those without a path', () => {
    const waiting = { id: 'waiting', path: undefined };
    const other = { ...document(true), id: 'other', path: 'a/other.pdf' };

    expect(ids(shownOnce([waiting, upload], [other]))).toEqual(['waiting', 'upload', 'other']);
  });
});
