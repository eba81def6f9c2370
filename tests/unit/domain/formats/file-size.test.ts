import { expect, it } from 'vitest';
import { formatFileSize } from '~/domain/formats/file-size';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [1024 * 1024 - 1, '1023 KB'],
  [1024 * 1024, '1 MB'],
  [2.46 * 1024 * 1024, '2.4 MB'],
  [25 * 1024 * 1024, '25 MB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
