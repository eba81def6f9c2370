/**
 * A whole stack in its own process, on the data in the folder of its argument. It sends its API address to its parent,
 * and ends when the parent ends or kills it.
 */
import process from 'node:process';
import { startTestStack } from '../../support/stack.ts';

const [dataDirectory = ''] = process.argv.slice(2);
const { apiUrl } = await startTestStack({ dataDirectory });
process.send?.(apiUrl);
process.once('disconnect', () => process.exit());
