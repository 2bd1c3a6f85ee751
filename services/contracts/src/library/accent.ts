/** What text needs against its ground (WCAG 2.2, success criterion 1.4.3). */
const enough = 4.5;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** How far a colour stands off from white, 1 to 21. @param colour `#rrggbb` */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Whether white can be read on a colour, and the colour on white. @param colour `#rrggbb` */
export const isReadable = (colour: string): boolean => contrastWithWhite(colour) >= enough;

/** The nearest darker shade of a colour that can be read; itself where it can. @param colour `#rrggbb` @returns `#rrggbb` */
export function readable(colour: string): string {
  for (let share = 100; share > 0; share -= 1) {
    const darker = channels(colour).map((channel) => Math.floor((channel * share) / 100));
    const shade = `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (isReadable(shade)) return shade;
  }
  return '#000000';
}
