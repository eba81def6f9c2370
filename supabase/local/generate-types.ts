import { writeFile } from 'node:fs/promises';
import { generateTypes, TYPES_FILE } from './cli/database-types.ts';
import { open } from './database/database.ts';
import { databaseImage } from './database/image.ts';

const { driver } = await open(undefined, await databaseImage());
await writeFile(TYPES_FILE, await generateTypes(driver));
await driver.close();
process.stdout.write('src/data/database.types.ts is up to date with the migrations.\n');
