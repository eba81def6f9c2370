import type { ProofData } from './proof-data';

/** The style sheet and the script as texts, and the data. */
type ProofPageParts = { data: ProofData; style: string; script: string };

/** The page loads nothing, sends nothing and runs nothing but its own script. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

/**
 * Make the proof of one bond as one HTML page that needs no other file and no network. Its script fills in the facts.
 */
export function proofPage({ data, style, script }: ProofPageParts): string {
  const title = `Proof of bond ${escapeHtml(data.bondNumber)}`;

  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
${style.replaceAll('</', '<\\/')}
</style>
</head>
<body>
<main>
<p class="brand">Marshline Surety</p>
<h1>${title}</h1>
<p id="origin"></p>
<div id="verdict" role="status"><p>Checking the signature…</p></div>
<noscript><p class="bad">Your browser runs no scripts, so this page cannot check anything. Open it in another browser.</p></noscript>
<section aria-labelledby="facts-heading">
<h2 id="facts-heading">What was signed</h2>
<dl id="facts"></dl>
</section>
<section id="paper-check" aria-labelledby="paper-heading" class="screen-only" hidden>
<h2 id="paper-heading">Is a file one of these papers?</h2>
<div id="drop">
<label for="paper">PDF of a paper of this bond: choose it, or drop it here</label>
<input id="paper" type="file" accept="application/pdf,.pdf">
<p id="comparison" role="status"></p>
</div>
<p class="muted">The file stays on your device. No network is needed.</p>
</section>
<section aria-labelledby="limits-heading">
<h2 id="limits-heading">What this page cannot know</h2>
<p id="limits"></p>
<p>A page like this one can be imitated. Rely on it only if you saved it yourself from our site.</p>
<p id="address"></p>
</section>
<section aria-labelledby="details-heading">
<h2 id="details-heading">For an expert</h2>
<p>Ed25519 over the UTF-8 bytes of the manifest. Public key, signature and manifest:</p>
<pre id="details" tabindex="0" aria-labelledby="details-heading"></pre>
</section>
</main>
<script type="application/json" id="proof">${asScriptData(data)}</script>
<script>
${script.replaceAll('</', '<\\/')}
</script>
</body>
</html>
`;
}

/** JSON in which no value can contain an end tag. */
function asScriptData(data: ProofData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
