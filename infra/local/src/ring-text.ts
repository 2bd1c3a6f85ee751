/** A value that no longer signs, and until when it opens what it signed. */
export interface Spent {
  readonly value: string;
  readonly until: Date;
}

/** The values of one purpose, as a file of the keys folder keeps them. */
export interface Ring {
  readonly current: string;
  readonly spent: readonly Spent[];
}

/** How a file writes them down. */
export interface RingText {
  write(ring: Ring): string;
  read(text: string): Ring;
}

/** The value that signs in the first line, and in each other one a spent value and its end. */
export const secretLines: RingText = {
  write: ({ current, spent }) =>
    [current, ...spent.map(({ value, until }) => `${value} ${until.toISOString()}`)].join('\n'),
  read: (text) => {
    const [current = '', ...lines] = text.trim().split('\n');
    const spent = lines.map((line) => {
      const [value = '', until = ''] = line.split(' ');
      return { value, until: new Date(until) };
    });
    return { current, spent };
  },
};

/** Keys in PEM one after the other; before each spent one a line says until when it verifies. Readers take the first. */
export const pemBlocks: RingText = {
  write: ({ current, spent }) =>
    [current, ...spent.map(({ value, until }) => `until ${until.toISOString()}\n${value}`)]
      .map((block) => `${block.trim()}\n`)
      .join(''),
  read: (text) => {
    const blocks = [...text.matchAll(/(?:until (\S+)\s+)?(-----BEGIN[\s\S]*?-----END [A-Z ]+-----)/g)];
    const [current, ...spent] = blocks.map(([, until = '', value = '']) => ({
      value: `${value}\n`,
      until: new Date(until),
    }));
    return { current: current?.value ?? text, spent };
  },
};

/** Without the values whose time is over. */
export const withoutEnded = ({ current, spent }: Ring, now: Date): Ring => ({
  current,
  spent: spent.filter(({ until }) => until > now),
});

/** After a rotation: another value signs, the one before opens what it signed for so many seconds. */
export const renewed = ({ current, spent }: Ring, next: string, lives: number, now: Date): Ring => ({
  current: next,
  spent: [{ value: current, until: new Date(now.getTime() + lives * 1_000) }, ...spent],
});

/** What a process is given: the value that signs, then those that only verify. */
export const variableOf = ({ current, spent }: Ring): string =>
  [current, ...spent.map(({ value }) => value)].join(',');

/** The same while a next value is made known: it verifies, and does not sign yet. */
export const variableBefore = ({ current, spent }: Ring, next: string): string =>
  variableOf({ current, spent: [{ value: next, until: new Date(0) }, ...spent] });
