import process from 'node:process';
import { createDependencies } from '../_shared/dependencies.ts';
import { createScanner } from '../_shared/create-scanner.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { createHandler } from './handler.ts';

const scan = createScanner(process.env.DOCUMENT_SCANNER ?? '');
const dependencies = await createDependencies(readEnvironment(process.env));

export default { fetch: createHandler(dependencies, scan) };
