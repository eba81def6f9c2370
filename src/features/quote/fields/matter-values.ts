import type { MatterField } from '~/domain/bonds/matter';

/** The part of a form with the matter, by field. */
export type MatterValues = { matter: Record<string, string> };

/** The path of a field in its form. */
export function matterPath(key: string): `matter.${string}` {
  return `matter.${key}`;
}

/** The blank fields of a matter. A choice with a single option is proposed. */
export function blankMatter(fields: readonly MatterField[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ key, choices = [] }) => [
      key,
      choices.length === 1 ? String(choices[0]?.value) : '',
    ]),
  );
}
