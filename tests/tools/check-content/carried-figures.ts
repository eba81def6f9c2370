import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Guide } from './read-guide.ts';

/** A figure of a guide and its line. */
export type Figure = { figure: string; line: number };

/** The figures that the guide's own sources carry. */
export function carriedFigures({ fields }: Guide): Figure[] {
  const sources = fields?.document.get('sources');
  if (!fields || !isSeq(sources)) return [];

  return sources.items
    .filter((source): source is YAMLMap => isMap(source))
    .map((source) => source.get('carries'))
    .flatMap((list) => (isSeq(list) ? list.items : []))
    .flatMap((item) =>
      isScalar(item) && item.range
        ? [{ figure: String(item.value), line: fields.lineAt(item.range[0]) }]
        : [],
    );
}
