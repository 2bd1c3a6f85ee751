/** Cells in columns, two spaces between them; nothing at the end of a line. @param right columns that end flush */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** `2026-11-21 11:47`, in UTC. */
export const when = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
