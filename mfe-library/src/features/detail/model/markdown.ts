/** A run of text in a sticky note. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inline: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inline: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

const marks =
  /`([^`\n]+)`|\*\*([^*\n]+)\*\*|__([^_\n]+)__|\*([^*\n]+)\*|\b_([^_\n]+)_\b|!?\[([^\]\n]*)\]\(([^)\s]+)[^)]*\)|(https?:\/\/[^\s<>)]+)/g;

/** Only addresses of the web lead anywhere. */
const safe = (href: string): boolean => /^https?:\/\//i.test(href);

/** The marks inside a line of Markdown; what is no mark stays as it is. */
export function inlineOf(line: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  const text = (until: number) => {
    if (until > end) found.push({ kind: 'text', text: line.slice(end, until) });
  };
  for (const match of line.matchAll(marks)) {
    const [whole, code, strong, strong2, em, em2, label, href, bare] = match;
    text(match.index);
    end = match.index + whole.length;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong ?? strong2) found.push({ kind: 'strong', text: strong ?? strong2 ?? '' });
    else if (em ?? em2) found.push({ kind: 'em', text: em ?? em2 ?? '' });
    else if (bare !== undefined) found.push({ kind: 'link', text: bare, href: bare });
    else if (href !== undefined && safe(href)) found.push({ kind: 'link', text: label || href, href });
    else found.push({ kind: 'text', text: label ?? whole });
  }
  text(line.length);
  return found;
}

/** The part of Markdown that sticky notes use: headings, lists, emphasis, code and links. No HTML, no pictures. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let list: { ordered: boolean; items: Inline[][] } | undefined;
  let code: string[] | undefined;
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', inline: inlineOf(paragraph.join(' ')) });
    if (list) blocks.push({ kind: 'list', ...list });
    paragraph = [];
    list = undefined;
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    if (/^\s*```/.test(line)) {
      if (code) blocks.push({ kind: 'code', text: code.join('\n') });
      else close();
      code = code ? undefined : [];
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    const heading = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    const item = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/.exec(line);
    if (heading) {
      close();
      const level = Math.min(3, heading[1]?.length ?? 1) as 1 | 2 | 3;
      blocks.push({ kind: 'heading', level, inline: inlineOf(heading[2] ?? '') });
    } else if (item) {
      const ordered = item[1] !== undefined;
      if (paragraph.length > 0 || (list && list.ordered !== ordered)) close();
      list ??= { ordered, items: [] };
      list.items.push(inlineOf(item[2] ?? ''));
    } else if (line.trim() === '') close();
    else {
      if (list) close();
      paragraph.push(line.trim());
    }
  }
  if (code) blocks.push({ kind: 'code', text: code.join('\n') });
  close();
  return blocks;
}
