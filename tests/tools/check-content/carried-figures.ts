import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Guide } from './read-guide.ts';

/** A figure that a guide's fields declare, with its line. */
export type Figure = {
  figure: string;
  line: number;
  /** The field that lists it. */
  field: string;
  /** Whether its source is a law, a court or an agency. */
  ofLaw: boolean;
};

/** The figures that the guide's own sources carry. */
export function carriedFigures({ fields }: Guide): Figure[] {
  const sources = fields?.document.get('sources');
  if (!fields || !isSeq(sources)) return [];

  return sources.items
    .filter((source): source is YAMLMap => isMap(source))
    .flatMap((source) =>
      figuresOf(fields, source.get('carries')).map((figure) => ({
        ...figure,
        field: 'sources, carries',
        ofLaw: source.get('domainType') !== 'industry',
      })),
    );
}

/** The figures of the guide's examples. */
export function exampleFigures({ fields }: Guide): Figure[] {
  return figuresOf(fields, fields?.document.get('examples')).map((figure) => ({
    ...figure,
    field: 'examples',
    ofLaw: false,
  }));
}

function figuresOf(fields: Guide['fields'], list: unknown): Pick<Figure, 'figure' | 'line'>[] {
  if (!fields || !isSeq(list)) return [];

  return list.items.flatMap((item) =>
    isScalar(item) && item.range
      ? [{ figure: String(item.value), line: fields.lineAt(item.range[0]) }]
      : [],
  );
}
