import type { Plugin, Rolldown } from 'vite';
import { type Place, planFirstLoad } from './plan-first-load.ts';

/** The number of groups that the bundler is given; a plan with more files than that fails the build. */
const MAX_FILES = 150;

/** The bundler's plugin that plans the files of the first load, and the groups that make them. */
export function firstLoad(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let places = new Map<string, Place>();

  return {
    plugin: {
      name: 'first-load',
      applyToEnvironment: ({ name }) => name === 'client',
      renderStart() {
        places = planFirstLoad(
          [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []),
        );
        if (new Set([...places.values()].map(({ rank }) => rank)).size > MAX_FILES) {
          this.error(`The first load needs more than ${MAX_FILES} files`);
        }
      },
    },
    // A group also takes the imports of its modules. Those files come first, so that the group
    // finds no imports left to take.
    groups: Array.from({ length: MAX_FILES }, (_, rank) => ({
      priority: MAX_FILES - rank,
      minSize: 0,
      name: (id: string) => {
        const place = places.get(id);

        return place?.rank === rank ? place.name : null;
      },
    })),
  };
}
