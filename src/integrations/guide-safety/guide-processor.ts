import { relative } from 'node:path';
import process from 'node:process';
import { satteri } from '@astrojs/markdown-satteri';
import { describeProblems, findTextProblems, GUIDE_FEATURES } from './check-guide.ts';
import { guideSafety } from './safety-plugin.ts';

/**
 * The processor of guides for `mdx()`: Astro's own, with the safety plugin inside its one parse.
 * A guide that holds what it may not fails the build with all its problems at once.
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
            // A layout would take the guide out of the page that it belongs to.
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

/** Only a guide that fails is read a second time: for all its problems and their lines. */
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
