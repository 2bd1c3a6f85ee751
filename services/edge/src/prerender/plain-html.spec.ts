import { growth } from '@stroomwerk/test-kit';
import { unplainHtml } from './plain-html.js';

it.each([
  '',
  'text &lt;script&gt; only',
  '<main class="a b"><h1 id="_R_1_">x</h1><!-- --><br/><img src="/a.png" alt=""/><input type="text" disabled=""/></main>',
  '<svg role="img"><title>x</title></svg><noscript><p>x</p></noscript>',
  '<!--$--><p>a<b>c</b></p><!--/$-->',
  '<a href="/workflows?page=2">1</a><a href="https://n8n.io">2</a><a href="mailto:a@b.c">3</a><a href="#x">4</a>',
  '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"/><linearGradient id="g"><stop offset="0"></stop></linearGradient><use xlink:href="#g"/></svg>',
  '<form action="/search"><button type="submit" data-on="x">Zoek</button></form>',
])('takes what React writes: %s', (html) => {
  expect(unplainHtml(html)).toBeNull();
});

it.each([
  '<script>alert(1)</script>',
  '<SCRIPT src="/x.js"></SCRIPT>',
  '<p><scr-ipt></p>',
  '</div><div>',
  '<div>',
  '<div></p>',
  '<b onclick="x">y</b>',
  '<svg><path ONLOAD="x"/></svg>',
  '<b a="x"onclick="y">z</b>',
  "<b a='x' onclick=y>z</b>",
  '<b a="x" /onclick="y">z</b>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java&#x73;cript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<form action="data:text/html,x"><button formaction="javascript:x">y</button></form>',
  '<base href="https://evil.example/"/>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"/>',
  '<link rel="stylesheet" href="https://evil.example"/>',
  '<iframe src="/x"></iframe>',
  '<iframe srcdoc="x"></iframe>',
  '<object data="/x"></object>',
  '<style>a{}</style>',
  '<template><p></p></template>',
  '<noscript><p></noscript></p>',
  '<title>x</title>',
  '<plaintext>',
  '<textarea></div></textarea>',
  '<svg><script>x</script></svg>',
  '<svg><animate attributeName="href" values="javascript:x"/></svg>',
  '<svg><![CDATA[<script>]]></svg>',
  '<!-->',
  '<!--a--!><script>x</script>-->',
  '<!doctype html>',
  '<?xml?>',
  '<p id="release-set">{}</p>',
  '<p id="r&#101;lease-set">{}</p>',
  '<p nonce="x">y</p>',
  'a < b',
])('refuses the rest: %s', (html) => {
  expect(unplainHtml(html)).not.toBeNull();
});

it.each([
  ...['<p ', '<p a="', '<!--', '<b>', ' a=""', '<'.repeat(10)].map(
    (piece) => [piece, (length: number) => piece.repeat(length)] as const,
  ),
  ['attributes', (length: number) => `<p${' a="b"'.repeat(length)}>x`] as const,
])('takes no longer than its length asks for: %s', (_, text) => {
  // In proportion: 4; with the square: 16.
  expect(growth((length) => unplainHtml(text(length)), 25_000)).toBeLessThan(9);
});
