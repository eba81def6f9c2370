import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAX_MATTER_FILE_BYTES } from '~/domain/matters/matter-file-kinds';
import {
  MAX_MATTER_FILE_BODY_BYTES,
  matterFileAnswerSchema,
  matterFileOpeningSchema,
  matterFileUploadSchema,
} from '~/domain/matters/matter-files';

const UPLOAD = {
  fileId: randomUUID(),
  matterId: randomUUID(),
  kind: 'court-order',
  name: 'order.pdf',
  content: 'JVBERg==',
};

const takes = (change: object) =>
  matterFileUploadSchema.safeParse({ ...UPLOAD, ...change }).success;

describe('the call with a file of a matter', () => {
  it('has two ids, a known kind, a readable name, and contents in base64', () => {
    expect(matterFileUploadSchema.parse({ ...UPLOAD, name: 'order\n.pdf' }).name).toBe(
      'order .pdf',
    );
    expect(takes({ kind: 'photo' })).toBe(false);
    expect(takes({ name: '' })).toBe(false);
    expect(takes({ content: '' })).toBe(false);
    expect(takes({ content: 'not base64!' })).toBe(false);
    expect(takes({ fileId: '../x' })).toBe(false);
  });

  it('takes 6 MB and no more', () => {
    const most = Buffer.alloc(MAX_MATTER_FILE_BYTES).toString('base64');

    expect(takes({ content: most })).toBe(true);
    expect(takes({ content: `${most}AAAA` })).toBe(false);
    expect(MAX_MATTER_FILE_BODY_BYTES).toBeGreaterThan(most.length);
  });

  it('opens a file by its id', () => {
    expect(matterFileOpeningSchema.safeParse({ fileId: UPLOAD.fileId }).success).toBe(true);
    expect(matterFileOpeningSchema.safeParse({ fileId: 'x' }).success).toBe(false);
    expect(matterFileAnswerSchema.safeParse({ stored: true }).success).toBe(true);
  });
});
