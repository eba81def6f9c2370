import { placeOf } from '../domain/requirements/requirement.ts';
import { ContentError } from './content-error.ts';
import type { SourcedRequirement } from './schemas/requirements.ts';

type RequirementsFile = { id: string; data: readonly SourcedRequirement[] };

/**
 * Every fact of the files of `content/requirements`, sorted by id. Throws if a file does not have the name of its
 * place: two files with the facts of one place could contradict each other.
 */
export function toRequirements(files: readonly RequirementsFile[]): SourcedRequirement[] {
  for (const { id, data } of files) {
    const place = data.map(placeOf).find((named) => named !== id);

    if (place !== undefined) {
      throw new ContentError(
        `content/requirements/${id}.yaml:1: These are the facts of ${place}. Move them to ${place}.yaml, or correct "state"`,
      );
    }
  }

  return files.flatMap(({ data }) => data).sort((a, b) => a.id.localeCompare(b.id, 'en'));
}
