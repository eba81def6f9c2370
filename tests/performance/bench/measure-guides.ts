import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBareProject, prepareSite } from './guides/prepare-projects.ts';
import { runBuild, type BuildCost } from './guides/run-build.ts';

/** What so many guides cost to build: in our site, and in a project that does nothing else. */
export type GuidesCost = {
  guides: number;
  /** The first build, which draws the picture of every guide. */
  first: BuildCost;
  /** A later build, which finds the pictures drawn. */
  site: BuildCost;
  bare: BuildCost;
};

/** Build the site and a bare Astro project with the same `guides` generated guides, by turns. */
export async function measureGuides(guides: number): Promise<GuidesCost> {
  const directory = await mkdtemp(join(tmpdir(), 'marshline-guides-'));
  const [site, bare] = [join(directory, 'site'), join(directory, 'bare')];

  try {
    await mkdir(site);
    await prepareSite(site, guides);
    await prepareBareProject(bare, guides);

    return {
      guides,
      first: await runBuild(site),
      bare: await runBuild(bare),
      site: await runBuild(site),
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
