import { beforeEach } from 'vitest';
import { reasonToSkip } from './embedded-only.ts';
import { otherStack } from './stack-place.ts';

beforeEach((context) => {
  const { file, name } = context.task;
  const reason = reasonToSkip(otherStack, file.filepath, name);
  if (reason) context.skip(reason);
});
