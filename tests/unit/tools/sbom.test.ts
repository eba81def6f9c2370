import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

type BillOfMaterials = {
  bomFormat: string;
  components: { name: string; version: string; 'bom-ref': string }[];
};

it('npm run sbom lists every locked package, without a network', async () => {
  const { stdout } = await promisify(execFile)('npm', ['--silent', '--offline', 'run', 'sbom'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { bomFormat, components } = JSON.parse(stdout) as BillOfMaterials;
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; name?: string }>;
  };
  const named = new Set(components.map(({ 'bom-ref': reference }) => reference));
  const locked = Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(
      ([place, { version, name }]) =>
        `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`,
    );

  expect(bomFormat).toBe('CycloneDX');
  expect(locked.filter((reference) => !named.has(reference))).toEqual([]);
}, 30_000);
