/** Values for the names in a template: `Email` fills `{{.Email}}`. */
export type TemplateVariables = Readonly<Record<string, string>>;

/** A name, or a piece of its value: `{{slice .Token 0 5}}`. */
const ACTION = /\{\{\s*(?:slice\s+)?\.(\w+)(?:\s+(\d+))?(?:\s+(\d+))?\s*\}\}/g;

/** Matches a value in the query of a link: behind the question mark of an unfinished `href`. */
const IN_QUERY = /href="[^"]*\?[^"]*$/;

/** The whole action, its name, the first and the last position of a piece, and its place in the template. */
type ActionMatch = [string, string, string | undefined, string | undefined, number, ...unknown[]];

/**
 * Fill in a template of config.toml as the platform's Auth does: a value in the query of a link is encoded for an
 * address, every other value for markup. Throws for a name without a value.
 */
export function fillTemplate(template: string, variables: TemplateVariables): string {
  return template.replace(ACTION, (...match: ActionMatch) => {
    const [, name, from, to, offset] = match;
    const whole = variables[name];
    if (whole === undefined)
      throw new Error(`A mail template names {{.${name}}}, which has no value`);
    const value = whole.slice(Number(from ?? 0), to === undefined ? undefined : Number(to));

    return IN_QUERY.test(template.slice(0, offset))
      ? encodeURIComponent(value)
      : escapeMarkup(value);
  });
}

/** Fill in the subject of a mail. A subject is plain text, not markup. */
export function fillSubject(subject: string, variables: TemplateVariables): string {
  return subject.replace(ACTION, (_, name: string) => variables[name] ?? '');
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
