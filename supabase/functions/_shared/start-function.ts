import process from 'node:process';
import { createDependencies, type Dependencies } from './dependencies.ts';
import { readEnvironment } from './environment.ts';

/** The export that the platform calls. */
export type EdgeFunction = { fetch: (request: Request) => Promise<Response> };

/**
 * Start a function from its handler. The bundler and the embedded host do so for every function without an `index.ts`
 * of its own. Rejects when the environment lacks a variable.
 */
export async function startFunction(
  createHandler: (dependencies: Dependencies) => EdgeFunction['fetch'],
): Promise<EdgeFunction> {
  const dependencies = await createDependencies(readEnvironment(process.env));

  return { fetch: createHandler(dependencies) };
}
