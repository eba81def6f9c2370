import type { CDPSession, Page } from '@playwright/test';
import { chromiumOptions } from '../support/browser';
import { expect, test } from '../support/fixtures';
import { countLayoutShift } from '../support/layout-shift';
import { OPEN_PAGES } from '../support/open-pages';
import { failuresOf, walksThrough } from '../support/page-walks';

/** Half of what counts as good (https://web.dev/articles/cls). One line more or less stays below. */
const MAX_SHIFT = 0.05;

const { args, ...options } = await chromiumOptions();

// Phones draw letters at any fraction of a pixel. By default, this browser rounds the width of each letter.
test.use({ launchOptions: { ...options, args: [...args, '--font-render-hinting=none'] } });

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const size of SIZES) {
  for (const walk of walksThrough(OPEN_PAGES)) {
    test(`${walk.title} move little when their fonts come late, ${size.width} px wide`, async ({
      page,
    }) => {
      test.setTimeout(walk.timeoutMs);
      await page.setViewportSize(size);
      const shift = await countLayoutShift(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');

      const failures = await failuresOf(walk, page, async (_page, path) => {
        await blockFonts(session, true);
        await page.goto(path);
        await blockFonts(session, false);
        expect(await loadFonts(page), 'fonts that arrived late').toBeGreaterThan(0);

        expect(await shift(), 'layout shift').toBeLessThan(MAX_SHIFT);
      });

      expect(failures).toEqual([]);
    });
  }
}

async function blockFonts(session: CDPSession, isBlocked: boolean): Promise<void> {
  await session.send('Network.setBlockedURLs', { urls: isBlocked ? ['*.woff2'] : [] });
}

/** Loads the fonts that the page has asked for in vain, and waits until they are drawn. Returns their number. */
async function loadFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const rangeOf = (range: string) => (range || 'U+0-10FFFF').replaceAll(' ', '').toUpperCase();
    const missing = [...document.fonts].filter(({ status }) => status === 'error');
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    const fonts = missing.flatMap(({ family, unicodeRange }) => {
      const rule = rules.find(
        ({ style }) =>
          style.getPropertyValue('font-family') === family &&
          rangeOf(style.getPropertyValue('unicode-range')) === rangeOf(unicodeRange),
      );
      if (!rule) return [];
      const source = rule.style.getPropertyValue('src');

      return [new FontFace(family, source, { weight: '400 700', unicodeRange })];
    });
    await Promise.all(fonts.map((font) => font.load()));
    for (const font of fonts) document.fonts.add(font);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

    return fonts.length;
  });
}
