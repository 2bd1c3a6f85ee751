// node infra/lighthouse/run.mjs <port> <address>: what Lighthouse says of a page in a browser that listens for the
// development tools on that port, as JSON in one line: scores, times, and what failed. Mobile profile, its own defaults.
import lighthouse from 'lighthouse';

const [port, address] = process.argv.slice(2);
if (!port || !address) throw new Error('Usage: run.mjs <port> <address>');

/** Where an audit points: reasons, elements and files, the first few. */
function places({ details }) {
  const items = (details?.items ?? []).flatMap((item) => item.items ?? [item]);
  const named = items
    .map(
      ({ reason, node, url, source, sourceLocation }) =>
        reason ?? node?.selector ?? url ?? source?.url ?? sourceLocation?.url,
    )
    .filter((place) => typeof place === 'string');
  return [...new Set(named)].slice(0, 3);
}

/** Audits of a category that did not pass, those first on which its score depends. */
function failed(category, { auditRefs }, audits) {
  return auditRefs
    .map(({ id, weight }) => ({ ...audits[id], weight }))
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .sort((a, b) => b.weight - a.weight)
    .map((audit) => ({
      category,
      id: audit.id,
      title: audit.title,
      value: audit.displayValue ?? '',
      counts: audit.weight > 0,
      places: places(audit),
    }));
}

const look = () =>
  lighthouse(address, {
    port: Number(port),
    output: 'json',
    logLevel: 'error',
    locale: 'en-US',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // The language of the market; a bare headless browser asks for English.
    extraHeaders: { 'Accept-Language': 'nl-NL,nl;q=0.9' },
  });
let { lhr } = await look();
// Now and then it loses the beginning of its own trace, and asks to be run again.
if (lhr.runtimeError?.code === 'NO_NAVSTART') ({ lhr } = await look());
if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
const categories = Object.entries(lhr.categories);
const time = (id) => lhr.audits[id]?.numericValue ?? null;
console.log(
  JSON.stringify({
    version: lhr.lighthouseVersion,
    processor: lhr.environment.benchmarkIndex,
    scores: Object.fromEntries(categories.map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    firstPaint: time('first-contentful-paint'),
    largestPaint: time('largest-contentful-paint'),
    blocked: time('total-blocking-time'),
    shift: time('cumulative-layout-shift'),
    failed: categories.flatMap(([id, category]) => failed(id, category, lhr.audits)),
  }),
);
