/** Elements that pages are made of. What runs, loads, redirects, hides text from the parser or frames is not among them. */
const elements = new Set(
  `a abbr address article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data datalist
  dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img
  input ins kbd label legend li main mark menu meter nav noscript ol optgroup option output p picture pre progress q rp rt ruby s
  samp search section select slot small source span strong sub summary sup table tbody td textarea tfoot th thead time tr
  u ul var video wbr
  svg circle clipPath defs desc ellipse feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge
  feMergeNode feOffset filter g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop
  symbol text textPath tspan use`.split(/\s+/),
);
const empty = new Set('br col hr img input source wbr'.split(' '));

/** Attributes that hold an address, and how it must begin: the beginning decides what the browser takes it for. */
const addresses = new Set('href xlink:href src srcset action formaction poster data cite'.split(' '));
const harmless = /^(?:$|[/#?]|https?:\/\/|mailto:|tel:|data:image\/|[\w.~-]+(?:$|[/?#]))/i;

/** What the edge writes itself, and the shell looks up by its id. */
const reserved = new Set(['root', 'release-set', 'page-config', 'page-data']);

function isPlainAttribute(name: string, value: string): boolean {
  if (/^on/i.test(name) || ['srcdoc', 'http-equiv', 'nonce', 'is'].includes(name)) return false;
  if (name === 'id') return !reserved.has(value) && !value.includes('&');
  return !addresses.has(name) || harmless.test(value);
}

/** A comment, an end tag or a start tag, as React writes them. */
const token =
  /<!--(?:[^<>-]|-(?!-))*-->|<\/(?<end>[A-Za-z][A-Za-z0-9]*)>|<(?<start>[A-Za-z][A-Za-z0-9]*)(?<attributes>(?: [A-Za-z_:][\w:.-]*(?:="[^"<>]*")?)*)(?<slash> ?\/)?>/y;
const attribute = / (?<name>[A-Za-z_:][\w:.-]*)(?:="(?<value>[^"<>]*)")?/g;

/**
 * Finds what is more in a text than HTML as React writes it: known elements, each closed within it, attributes in quotes,
 * nothing that runs or leads elsewhere. Reads a narrow grammar rather than HTML, so that no browser can read it
 * otherwise. Takes time in proportion to the text.
 * @returns the first of it; null where there is none
 */
export function unplainHtml(html: string): string | null {
  const open: string[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', token.lastIndex)) {
    token.lastIndex = at;
    const found = token.exec(html)?.groups;
    if (found === undefined) return html.slice(at, at + 80);
    const { end, start, attributes = '', slash } = found;
    if (end !== undefined && open.pop() !== end) return `</${end}> that ends nothing`;
    if (start === undefined) continue;
    // In SVG it is a name that a screen reader says.
    if (!elements.has(start) && !(start === 'title' && open.includes('svg'))) return `<${start}>`;
    for (const { groups: { name = '', value = '' } = {} } of attributes.matchAll(attribute))
      if (!isPlainAttribute(name.toLowerCase(), value)) return `<${start} ${name}="${value.slice(0, 80)}">`;
    // Only in SVG does a slash end an element; elsewhere a browser does not look at it.
    if (!empty.has(start) && !(slash && open.includes('svg'))) open.push(start);
  }
  return open.length === 0 ? null : `<${open.at(-1)}> without an end`;
}
