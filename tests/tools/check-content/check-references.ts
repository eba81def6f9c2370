import { isScalar, isSeq } from 'yaml';
import { attributeOf, componentsOf, lineOf } from './guide-tree.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';
import type { Site } from './read-site.ts';

/** Fields that name states. */
const STATE_FIELDS = ['states', 'relatedStates'];

/** States that a guide names but that we do not serve: their pages do not exist. */
export function checkReferences(guide: Guide, { servedStates }: Site): Problem[] {
  const isUnserved = (code: string) =>
    /^[a-z]{2}$/.test(code) && !servedStates.includes(code.toUpperCase());
  const words = (where: string, code: string) =>
    `${where}: We do not serve "${code}", so it has no page: take it out. We serve ${servedStates.join(', ').toLowerCase()}.`;

  const inFields = STATE_FIELDS.flatMap((field) =>
    statesIn(guide, field)
      .filter(({ code }) => isUnserved(code))
      .map(({ code, line }) => ({ file: guide.file, line, words: words(field, code) })),
  );
  const inLists = componentsOf(guide).flatMap((component) =>
    (component.name === 'StateList' ? (attributeOf(component, 'states') ?? '') : '')
      .split(',')
      .map((code) => code.trim())
      .filter(isUnserved)
      .map((code) => ({
        file: guide.file,
        line: lineOf(component),
        words: words('<StateList>', code),
      })),
  );

  return [...inFields, ...inLists];
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
