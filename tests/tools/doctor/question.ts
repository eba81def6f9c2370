import type { Project } from './project.ts';

/** The steps of a deploy in the README that change the project, and the daily work after them. */
export const STEPS = [
  'migrations',
  'settings',
  'secrets',
  'functions',
  'schedules',
  'work',
] as const;

export type Step = (typeof STEPS)[number];

/** A question to a hosted project. `run` returns what is wrong and what to do about it; an empty list is good. */
export type Question = {
  step: Step;
  name: string;
  run: (project: Project) => Promise<string[]> | string[];
};

/** Ask. A question that cannot be asked is a problem too. */
export async function findProblems({ run }: Question, project: Project): Promise<string[]> {
  try {
    return await run(project);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);

    return [`it could not be asked: ${reason}. Does the token reach this project?`];
  }
}
