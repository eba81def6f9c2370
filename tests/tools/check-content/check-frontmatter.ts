import { visit, type Document } from 'yaml';
import { articleSchema } from '../../../src/collections/schemas/article.ts';
import { lineOfIssue, pathWords, syntaxWords, type Issue } from './field-lines.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';

/** Problems of the fields at the top of a guide. The safety check reports missing fields. */
export function checkFrontmatter({ file, source, fields }: Guide): Problem[] {
  if (fields === undefined) return [];

  const { errors } = fields.document;
  if (errors.length > 0) {
    const lines = source.split('\n');
    return errors.map((error) => {
      const line = fields.lineAt(error.pos[0]);
      return { file, line, words: syntaxWords(error, lines[line - 1] ?? '') };
    });
  }

  const [reference] = findReferences(fields.document);
  if (reference !== undefined) {
    const words =
      'This line repeats another field by its mark (* or &), which guides do not need: write the value itself, in quotes if it begins with * or &';
    return [{ file, line: fields.lineAt(reference), words }];
  }

  const result = articleSchema.safeParse(fields.document.toJS() ?? {});

  return (result.error?.issues ?? []).map((issue) => ({
    file,
    line: lineOfIssue(fields, issue as Issue),
    words: [pathWords(issue.path), issue.message].filter((part) => part !== '').join(': '),
  }));
}

/** The positions of references to other values. Nested references can expand beyond any memory. */
function findReferences(document: Document): number[] {
  const places: number[] = [];
  visit(document, { Alias: (_, alias) => void places.push(alias.range?.[0] ?? 0) });

  return places;
}
