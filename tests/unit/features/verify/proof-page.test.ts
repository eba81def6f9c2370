import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readProofData, type ProofData } from '~/features/verify/proof-file/proof-data';
import { proofPage } from '~/features/verify/proof-file/proof-page';
import { TEST_BOND_KEY } from '../../../support/bond-key';

type Node = DefaultTreeAdapterMap['node'];

const data: ProofData = {
  proof: { manifest: '{"principal":"</script><b>&\\"}', signature: 'c2ln', keyId: 'test-2' },
  keys: { keys: [TEST_BOND_KEY.published] },
  bondNumber: 'MSB-27182818',
  status: 'active',
  address: 'https://www.marshlinesurety.example/verify/Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs',
  savedAt: '2026-11-22T09:30:00.000Z',
};

const page = (changes: Partial<ProofData> = {}) =>
  proofPage({
    data: { ...data, ...changes },
    style: 'p{}/*</style>*/',
    script: 'run("</script>")',
  });

function elements(node: Node): DefaultTreeAdapterMap['element'][] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];

  return 'tagName' in node ? [node, ...inner] : inner;
}

const textOf = (element: DefaultTreeAdapterMap['element'] | undefined) =>
  (element?.childNodes ?? []).map((child) => ('value' in child ? child.value : '')).join('');

describe('proofPage', () => {
  it('contains its data unchanged, for any name', () => {
    const scripts = elements(parse(page())).filter(({ tagName }) => tagName === 'script');

    expect(scripts).toHaveLength(2);
    expect(readProofData(textOf(scripts[0]))).toEqual(data);
    expect(textOf(scripts[1]).trim()).toBe('run("<\\/script>")');
  });

  it('needs no other file and sends nothing', () => {
    const html = page();

    expect(html).not.toMatch(/ (src|href|action)=/);
    expect(html).toContain("default-src 'none'");
  });

  it('shows an invalid number as text', () => {
    const html = page({ bondNumber: '<img onerror="x">&' });

    expect(html).toContain('<title>Proof of bond &lt;img onerror=&quot;x&quot;&gt;&amp;</title>');
  });
});

describe('readProofData', () => {
  it.each(['active', 'expired', 'later', 'released'] as const)('reads the status %s', (status) => {
    expect(readProofData(JSON.stringify({ ...data, status }))?.status).toBe(status);
  });

  it.each([
    ['half a text', '{"proof":'],
    ['nothing', 'null'],
    ['no signature', JSON.stringify({ ...data, proof: { manifest: '{}' } })],
    ['no keys', JSON.stringify({ ...data, keys: [] })],
    ['a status of another kind', JSON.stringify({ ...data, status: 'lost' })],
    ['no address', JSON.stringify({ ...data, address: undefined })],
  ])('refuses %s', (_, text) => {
    expect(readProofData(text)).toBeUndefined();
  });
});
