import process from 'node:process';
import { createDependencies } from '../_shared/dependencies.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { createUnsubscribeTokens } from '../_shared/mail/unsubscribe-token.ts';
import { createHandler } from './handler.ts';

const dependencies = await createDependencies(readEnvironment(process.env));
const tokens = createUnsubscribeTokens(process.env.UNSUBSCRIBE_KEY);

export default { fetch: createHandler(dependencies, tokens) };
