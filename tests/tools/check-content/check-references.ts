import { isScalar, isSeq } from 'yaml';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';
import type { Site } from './read-site.ts';

/** Fields that name states. */
const STATE_FIELDS = ['states', 'relatedStates'];

/**
 * States in the fields of a guide that are not on sale: their pages do not exist. The safety check covers the states of
 * a <StateList>.
 */
export function checkReferences(guide: Guide, { servedStates }: Site): Problem[] {
  const served = servedStates.map((code) => code.toLowerCase());

  return STATE_FIELDS.flatMap((field) =>
    statesIn(guide, field)
      .filter(({ code }) => /^[a-z]{2}$/.test(code) && !served.includes(code))
      .map(({ code, line }) => ({
        file: guide.file,
        line,
        words: `${field}: We do not serve "${code}", so it has no page: take it out. We serve ${served.join(', ')}.`,
      })),
  );
}

function statesIn({ fields }: Guide, field: string): { code: string; line: number }[] {
  const list = fields?.document.get(field);
  if (!fields || !isSeq(list)) return [];

  return list.items.flatMap((item) =>
    isScalar(item) && item.range
      ? [{ code: String(item.value), line: fields.lineAt(item.range[0]) }]
      : [],
  );
}
