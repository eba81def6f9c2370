import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import mdxRenderer from '@astrojs/mdx/server.js';
import type { SSRResult } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { Fragment } from 'astro/jsx-runtime';
import {
  createComponent,
  render,
  renderComponent,
  renderSlot,
} from 'astro/runtime/server/index.js';
import { GUIDE_COMPONENTS } from '~/integrations/guide-safety/allowed-components';
import { guideProcessor } from '~/integrations/guide-safety/guide-processor';

/** Part of a guide's compiled module. */
type GuideModule = { MDXContent: (props: object) => unknown };

type Slots = { default: Parameters<typeof renderSlot>[1] };

const RUNTIME = 'astro/jsx-runtime';
const runtimeUrl = pathToFileURL(createRequire(import.meta.url).resolve(RUNTIME)).href;

/** Every component as a plain box around its content. */
const boxes = Object.fromEntries(
  Object.keys(GUIDE_COMPONENTS).map((name) => [
    name,
    createComponent(
      (result: SSRResult, _props: unknown, slots: Slots) =>
        render`<div class="box">${renderSlot(result, slots.default)}</div>`,
    ),
  ]),
);

/** A guide's module, as the build compiles it. Throws the build's errors. */
export async function compileGuide(
  text: string,
  { filePath = `${process.cwd()}/content/articles/x.mdx`, frontmatter = {} } = {},
): Promise<string> {
  const renderer = await guideProcessor().createMdxRenderer?.(
    { syntaxHighlight: false },
    { optimize: true },
  );
  const { code } = (await renderer?.process(text, filePath, frontmatter)) ?? { code: '' };

  return code;
}

/** The HTML of a guide's text, compiled and rendered as in the build, with boxes for components. */
export async function renderGuide(text: string): Promise<string> {
  const code = (await compileGuide(text)).replaceAll(`"${RUNTIME}"`, JSON.stringify(runtimeUrl));
  const address = `data:text/javascript,${encodeURIComponent(`${code}\nexport { MDXContent };`)}`;
  const { MDXContent } = (await import(/* @vite-ignore */ address)) as GuideModule;

  const Content = () => MDXContent({ components: { Fragment, ...boxes } });
  const Page = createComponent(
    (result: SSRResult) => render`${renderComponent(result, 'Content', Content, {})}`,
  );

  const container = await AstroContainer.create();
  container.addServerRenderer({ renderer: mdxRenderer as never, name: 'astro:jsx' });
  return container.renderToString(Page);
}
