import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { layerRule, problemOf } from '../../tools/eslint/layer-rule.mjs';

describe('the direction of imports', () => {
  it.each([
    ['src/domain/quote/pricing.ts', '../money.ts'],
    ['src/domain/quote/pricing.ts', 'zod'],
    ['src/data/applications/payments.ts', '~/domain/result'],
    ['src/data/connection/client.ts', '@supabase/supabase-js'],
    ['src/data/connection/client.ts', 'astro:env/client'],
    ['src/stores/session.ts', '~/data/connection/client'],
    ['src/collections/queries/bonds.ts', 'astro:content'],
    ['src/collections/schemas/bond.ts', 'astro/zod'],
    ['src/features/quote/store.ts', '~/stores/toasts'],
    ['src/features/quote/steps/BondDetailsStep.tsx', '../store'],
    ['src/features/quote/steps/BondDetailsStep.tsx', '~/features/quote/store'],
    ['src/pages/quote.astro', '~/features/quote/QuoteWizard.island'],
    ['src/pages/index.astro', '~/styles/global.css?raw'],
    ['src/content.config.ts', './collections/schemas/bond'],
    ['supabase/functions/submit-application/index.ts', '../_shared/log.ts'],
    ['supabase/functions/submit-application/index.ts', '../../../src/domain/money.ts'],
    ['supabase/functions/_shared/papers/pdf/engraving.ts', '../../../../../src/ui/guilloche.ts'],
    ['tests/unit/domain/money.test.ts', '~/features/quote/store'],
  ])('allows %s to import %s', (path, source) => {
    expect(problemOf(path, source)).toBeUndefined();
  });

  it.each([
    ['src/domain/quote/pricing.ts', '~/data/connection/client', 'layer'],
    ['src/domain/quote/pricing.ts', '../../data/client.ts', 'layer'],
    ['src/domain/quote/pricing.ts', 'react', 'package'],
    ['src/domain/quote/pricing.ts', '../money', 'deno'],
    ['src/domain/quote/pricing.ts', '~/domain/money.ts', 'deno'],
    ['src/data/connection/client.ts', '~/features/quote/store', 'layer'],
    ['src/data/connection/client.ts', 'react', 'package'],
    ['src/stores/session.ts', 'react', 'package'],
    ['src/stores/session.ts', '@supabase/supabase-js', 'package'],
    ['src/ui/Button.tsx', '~/domain/money', 'layer'],
    ['src/ui/Button.tsx', 'nanostores', 'package'],
    ['src/features/quote/store.ts', '@supabase/supabase-js', 'package'],
    ['src/features/quote/store.ts', 'astro:content', 'package'],
    ['src/features/quote/store.ts', '~/collections/queries/bonds', 'layer'],
    ['src/features/quote/store.ts', '../finder/filters', 'area'],
    ['src/features/quote/store.ts', '~/features/finder/filters', 'area'],
    ['src/layouts/BaseLayout.astro', '~/data/connection/client', 'layer'],
    ['supabase/functions/_shared/papers/plain-sheet.ts', '../../../../src/ui/emblems.ts', 'layer'],
    ['src/layouts/BaseLayout.astro', '~/pages/index.astro', 'layer'],
    ['src/pages/quote.astro', '~/data/connection/client', 'layer'],
    ['src/collections/queries/bonds.ts', '~/features/quote/store', 'layer'],
    ['supabase/functions/submit-application/index.ts', '../authorize-payment/handler.ts', 'layer'],
    [
      'supabase/functions/submit-application/index.ts',
      '../../../src/data/connection/client.ts',
      'layer',
    ],
    ['supabase/functions/submit-application/index.ts', '../_shared/log', 'deno'],
    ['supabase/functions/submit-application/index.ts', 'https://host.example/mod.ts', 'package'],
  ])('refuses to let %s import %s', (path, source, messageId) => {
    expect(problemOf(path, source)).toMatchObject({ messageId });
  });

  it.each([
    ["import { db } from '~/data/connection/client';"],
    ["export { db } from '~/data/connection/client';"],
    ["export * from '~/data/connection/client';"],
    ["void import('~/data/connection/client');"],
  ])('sees %s', (code) => {
    const messages = new Linter({ cwd: '/project' }).verify(
      code,
      {
        plugins: { marshline: { rules: { layers: layerRule } } },
        rules: { 'marshline/layers': 2 },
      },
      { filename: '/project/src/domain/money.js' },
    );

    expect(messages.map(({ message }) => message)).toEqual([
      'src/domain must not import from src/data. See tests/tools/eslint/layers.mjs.',
    ]);
  });
});
