import type { PictureGraph } from '@stroomwerk/mfe-runtime';
import { layoutMiniGraph } from '@stroomwerk/ui-kit';

export interface Picture {
  readonly brand: string;
  readonly title: string;
  readonly text: string;
  readonly graph: PictureGraph | null;
}

const width = 1200;
const height = 630;
const margin = 72;
/** The design's colours, light: a picture has no theme. */
const colour = {
  paper: '#F3F4F0',
  line: '#C3C7C0',
  ink: '#10141F',
  soft: '#434958',
  signal: '#1B3FD6',
  surface: '#FFFFFF',
};

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Mean width of a letter of Archivo by its size: lines are broken by it, so it is rather too wide than too narrow. */
const letter = 0.5;

/** Breaks a text into lines; what does not fit ends in an ellipsis. A word longer than a line is cut. */
export function breakLines(text: string, size: number, room: number, most: number): string[] {
  const letters = Math.max(4, Math.floor(room / (size * letter)));
  const lines: string[] = [''];
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= letters || line === '') lines[lines.length - 1] = longer.slice(0, letters);
    else lines.push(word.slice(0, letters));
  }
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), `${last.slice(0, letters - 1).replace(/[\s.,;:]+$/, '')}…`];
}

const textLines = (lines: readonly string[], y: number, size: number, step: number, look: string): string =>
  lines
    .map(
      (line, at) =>
        `<text x="${margin}" y="${y + at * step}" font-size="${size}" ${look}>${escaped(line)}</text>`,
    )
    .join('');

function shape(x: number, y: number, kind: string): string {
  if (kind === 't')
    return `<path d="M${x + 5.5} ${y - 5.5}V${y + 5.5}H${x}A5.5 5.5 0 0 1 ${x} ${y - 5.5}Z" fill="${colour.signal}" stroke="none"/>`;
  if (kind === 'd') return `<path d="M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z"/>`;
  if (kind === 'a')
    return `<circle cx="${x}" cy="${y}" r="6.2"/><circle cx="${x}" cy="${y}" r="2.2" fill="${colour.signal}" stroke="none"/>`;
  return `<rect x="${x - 5.5}" y="${y - 5.5}" width="11" height="11" rx="1.5"/>`;
}

/** The graph as large as its panel allows, in its middle. */
function drawGraph(graph: PictureGraph, top: number, room: number): string {
  const { nodes, wires, width: wide, height: high } = layoutMiniGraph(graph);
  if (nodes.length === 0) return '';
  const scale = Math.min((width - 2 * margin - 80) / wide, (room - 48) / high, 6);
  const x = (width - wide * scale) / 2;
  const y = top + (room - high * scale) / 2;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour.surface}" stroke="${colour.signal}" stroke-width="1.5">
<g fill="none">${wires.map((d) => `<path d="${d}"/>`).join('')}</g>${nodes.map(({ x, y, kind }) => shape(x, y, kind)).join('')}</g>`;
}

/** Without a workflow to show: current that runs through the picture, as on the landing page. */
const lines = (top: number): string =>
  `<g fill="none" stroke="${colour.signal}" stroke-width="3">${[0, 1, 2, 3, 4]
    .map((at) => {
      const y = top + 150 - at * 22;
      const turn = 620 + (4 - at) * 34;
      return `<path d="M${margin + at * 40} ${y}H${turn}a40 40 0 0 0 40 -40V${top - 40 + (4 - at) * 22}a40 40 0 0 1 40 -40H${width}"/><circle cx="${margin + at * 40}" cy="${y}" r="7" fill="${colour.paper}"/>`;
    })
    .join('')}</g>`;

/** A page's picture as SVG, in the fonts that the edge brings. */
export function drawPicture({ brand, title, text, graph }: Picture): string {
  const room = width - 2 * margin;
  const size = title.length > 44 ? 60 : 76;
  const head = breakLines(title, size, room, 2);
  const below = 176 + head.length * size;
  const body = breakLines(text, 29, room, graph ? 2 : 3);
  const panelTop = below + body.length * 40 + 6;
  const panelRoom = Math.max(150, height - panelTop - 48);
  const drawn = graph
    ? `<rect x="${margin}" y="${panelTop}" width="${room}" height="${panelRoom}" fill="${colour.surface}" stroke="${colour.line}"/>${drawGraph(graph, panelTop, panelRoom)}`
    : lines(panelTop + 20);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Archivo">
<rect width="${width}" height="${height}" fill="${colour.paper}"/>
<g transform="translate(${margin} 60) scale(1.9)"><rect width="26" height="26" rx="3" fill="${colour.signal}"/><path d="M18.5 7.2H11a2.9 2.9 0 0 0 0 5.8h4a2.9 2.9 0 0 1 0 5.8H7.5" fill="none" stroke="#fff" stroke-width="2"/><circle cx="19" cy="7.2" r="2.6" fill="#fff"/><circle cx="7" cy="18.8" r="2.6" fill="#fff"/></g>
<text x="${margin + 68}" y="96" font-size="31" font-weight="600" fill="${colour.ink}">${escaped(brand)}</text>
${textLines(head, 140 + size, size, size, `font-weight="600" letter-spacing="-1.6" fill="${colour.ink}"`)}
${textLines(body, below + 12, 29, 40, `font-weight="400" fill="${colour.soft}"`)}
${drawn}
</svg>`;
}
