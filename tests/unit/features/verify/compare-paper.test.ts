// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { comparePaper, letCompare } from '~/features/verify/compare-paper';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const papers = [
  { name: 'bond', sha256: hashOf('the bond') },
  { name: 'power-of-attorney', sha256: hashOf('the power') },
  { name: 'continuation-2', sha256: hashOf('the second term') },
  { name: 'rider-1', sha256: hashOf('the rider') },
  { name: 'power-of-attorney-1', sha256: hashOf('its power') },
];

describe('comparePaper', () => {
  it.each([
    ['the bond', 'This file is the bond as we issued it, unchanged.'],
    ['the power', 'This file is the power of attorney as we issued it, unchanged.'],
    [
      'the second term',
      'This file is the continuation certificate for term 2 as we issued it, unchanged.',
    ],
    ['the rider', 'This file is rider No. 1 as we issued it, unchanged.'],
    ['its power', 'This file is the power of attorney of rider No. 1 as we issued it, unchanged.'],
    ['%PDF-1.7 the bond.', 'This file is not a paper of this bond as we issued it.'],
  ])('identifies a file with "%s"', async (text, words) => {
    const comparison = await comparePaper(papers, new Blob([text]));

    expect(comparison.words).toContain(words);
    expect(comparison.isOurs).toBe(!text.startsWith('%PDF'));
  });

  it('says of a file that matches no paper that a filing packet differs too', async () => {
    const packet = new Blob(['%PDF-1.7 cover sheet, bond and power of attorney']);

    expect((await comparePaper(papers, packet)).words).toContain('a filing packet');
  });

  it('does not call a photo an altered paper', async () => {
    const photo = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'the bond']);
    const { words, isOurs } = await comparePaper(papers, photo);

    expect(words).toContain('This file is not a PDF');
    expect(isOurs).toBeUndefined();
  });

  it('reports an unreadable file', async () => {
    const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;

    expect(await comparePaper(papers, gone)).toEqual({
      words: 'This file could not be read. Choose it again.',
      isOurs: undefined,
    });
  });
});

describe('letCompare', () => {
  /** A file whose contents arrive when the returned function is called. */
  function slowFile(text: string) {
    let arrive: () => void = () => undefined;
    const contents = new Promise<ArrayBuffer>((resolve) => {
      arrive = () => resolve(new TextEncoder().encode(text).buffer as ArrayBuffer);
    });
    const file = { arrayBuffer: () => contents } as unknown as File;

    return { file, arrive: () => arrive() };
  }

  function open() {
    const drop = document.createElement('div');
    const comparison = document.createElement('p');
    const mismatch = document.createElement('div');
    const file = document.createElement('input');
    letCompare({ drop, file, comparison, mismatch }, () => papers);
    const choose = (chosen: File) => {
      Object.defineProperty(file, 'files', { value: [chosen], configurable: true });
      file.dispatchEvent(new Event('change'));
    };

    return { choose, comparison, mismatch };
  }

  it('speaks of the file that was chosen last, however long an earlier one takes', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    const { choose, comparison, mismatch } = open();
    const large = slowFile('the bond');
    choose(large.file);
    choose(new File(['%PDF-1.7 a forgery'], 'bond.pdf'));
    await expect.poll(() => comparison.dataset['ours']).toBe('false');

    large.arrive();
    await vi.waitFor(() => expect(digest).toHaveResolvedTimes(2));
    expect(comparison.textContent).toContain('This file is not a paper of this bond');
    expect(mismatch.hidden).toBe(false);
  });

  it('takes back what it said of a file while it compares the next one', async () => {
    const { choose, comparison } = open();
    choose(new File(['the bond'], 'bond.pdf'));
    await expect.poll(() => comparison.textContent).toContain('This file is the bond');

    choose(slowFile('the bond').file);
    expect(comparison.textContent).toBe('');
    expect(comparison.dataset['ours']).toBe('');
  });
});
