import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBareProject, prepareSite } from './guides/prepare-projects.ts';
import { runBuild, type BuildCost } from './guides/run-build.ts';

/** The cost of building these guides, in our site and in a project that does nothing else. */
export type GuidesCost = {
  guides: number;
  /** The first build, which draws the image of every guide. */
  first: BuildCost;
  /** A later build, which reuses the images. */
  site: BuildCost;
  bare: BuildCost;
};

/**
 * Builds the site and a bare Astro project with the same `guides` generated guides, alternately. Without `isRepeated`,
 * the site's first build counts as the later one.
 */
export async function measureGuides(
  guides: number,
  { isRepeated }: { isRepeated: boolean },
): Promise<GuidesCost> {
  const directory = await mkdtemp(join(tmpdir(), 'marshline-guides-'));
  const [site, bare] = [join(directory, 'site'), join(directory, 'bare')];

  try {
    await mkdir(site);
    await prepareSite(site, guides);
    await prepareBareProject(bare, guides);

    const first = await runBuild(site);

    return {
      guides,
      first,
      bare: await runBuild(bare),
      site: isRepeated ? await runBuild(site) : first,
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
