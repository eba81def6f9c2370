/** The colours of tokens.css by name without the `--color-` prefix. */
export type ColorTokens = Record<string, string>;

const COLOR = /--color-([a-z-]+):\s*(#[0-9a-f]{6})\s*;/g;

/**
 * Read the colour tokens of both schemes out of the text of tokens.css, for the few places that
 * cannot use a custom property: the theme-color tag and the contrast test. Dark holds every name,
 * overridden or not.
 */
export function readColorTokens(css: string): { light: ColorTokens; dark: ColorTokens } {
  const [lightCss = '', darkCss = ''] = css.split('prefers-color-scheme: dark');
  const light = readBlock(lightCss);

  return { light, dark: { ...light, ...readBlock(darkCss) } };
}

function readBlock(css: string): ColorTokens {
  return Object.fromEntries(
    [...css.matchAll(COLOR)].map(([, name = '', value = '']) => [name, value]),
  );
}
