import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../../support/builders.ts';
import { payFor, startFunctionsStack, type FunctionsStack } from '../../support/functions-stack.ts';
import { createFolder } from './temporary-folder.ts';

let stack: FunctionsStack;
let removeFolder: () => Promise<void>;

beforeAll(async () => {
  const { folder, remove } = await createFolder({});
  removeFolder = remove;
  stack = await startFunctionsStack({ dataDirectory: `${folder}/data` });
});

afterAll(async () => {
  await stack.stop();
  await removeFolder();
});

describe('the database of npm start', () => {
  it('is PGlite with every migration, and takes an application to a signed bond', async () => {
    const [engine] = await stack.query('select version() as version');
    expect(engine?.['version']).toMatch(/emscripten|wasm/i);

    const quote = buildQuote();
    const application = buildNotaryApplication();
    const paymentId = await payFor(stack, quote, application);
    const submission = buildSubmission(quote, application, paymentId);
    expect(await stack.call('submit-application', submission)).toMatchObject({
      status: 200,
      body: { status: 'issued' },
    });

    const [bond] = await stack.query(
      'select status, pdf_url from public.bonds where application_id = $1',
      [quote.quoteId],
    );
    const papers = await stack.query(
      `select name from storage.objects where bucket_id = 'bonds' and name = $1`,
      [bond?.['pdf_url']],
    );
    expect(bond).toMatchObject({ status: 'active' });
    expect(papers).toHaveLength(1);
  });
});
