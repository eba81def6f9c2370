import process from 'node:process';
import { createDependencies } from '../_shared/dependencies.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { createHandler } from './handler.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { readSettings } from './settings.ts';

const dependencies = await createDependencies(readEnvironment(process.env));
const settings = readSettings(process.env);

export default {
  fetch: createHandler(
    dependencies,
    settings && { settings, keys: createIssuerKeys(settings.issuer) },
  ),
};
