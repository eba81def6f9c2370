import process from 'node:process';
import { createDependencies } from '../_shared/dependencies.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { createHandler } from './handler.ts';

const dependencies = await createDependencies(readEnvironment(process.env));

export default { fetch: createHandler(dependencies) };
