import { relative } from 'node:path';
import process from 'node:process';
import { satteri } from '@astrojs/markdown-satteri';
import { describeProblems, findTextProblems, GUIDE_FEATURES } from './check-guide.ts';
import { guideSafety } from './safety-plugin.ts';

/**
 * The processor of guides for `mdx()`: Astro's own processor, with the safety plugin in the same
 * parse. A guide with problems fails the build with a list of all of them.
 */
export function guideProcessor(): ReturnType<typeof satteri> {
  const processor = satteri({
    hastPlugins: [() => guideSafety(failAtOnce, { hasPositions: false })],
    features: GUIDE_FEATURES,
  });

  return {
    ...processor,
    async createMdxRenderer(shared, mdx) {
      const renderer = await processor.createMdxRenderer?.(shared, mdx);
      if (renderer === undefined) throw new Error('@astrojs/markdown-satteri renders no MDX');

      return {
        async process(content, filePath, frontmatter) {
          try {
            // A layout would move the guide out of its page.
            if ('layout' in frontmatter) failAtOnce('layout');

            return await renderer.process(content, filePath, frontmatter);
          } catch (error) {
            throw toRefusal(error, { content, filePath, frontmatter });
          }
        },
      };
    },
  };
}

function failAtOnce(message: string): never {
  throw new Error(message);
}

/** Read a failed guide again, to list all its problems with their lines. */
function toRefusal(
  error: unknown,
  guide: { content: string; filePath: string; frontmatter: object },
): unknown {
  const file = relative(process.cwd(), guide.filePath);
  const layout = { line: 1, message: 'A guide has no field "layout". Remove this line.' };
  const problems = [
    ...('layout' in guide.frontmatter ? [layout] : []),
    ...findTextProblems(guide.content),
  ];
  const [first] = problems;
  if (first === undefined) return error;

  const words = describeProblems(problems.map((problem) => ({ file, ...problem })));
  return Object.assign(new Error(words), { line: first.line, column: 1 });
}
