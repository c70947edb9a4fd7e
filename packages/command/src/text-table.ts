const isNumber = (cell: string): boolean => /^[\d,.+−%<? -]*$/.test(cell);

/** Lays out rows in columns for the terminal. Columns of numbers are aligned to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const columns = heads.map((head, i) => {
    const cells = rows.map((row) => row[i] ?? '');
    return { width: Math.max(head.length, ...cells.map((cell) => cell.length)), right: cells.every(isNumber) };
  });
  return [heads, ...rows].map((row) =>
    columns
      .map(({ width, right }, i) => (right ? (row[i] ?? '').padStart(width) : (row[i] ?? '').padEnd(width)))
      .join('  ')
      .trimEnd(),
  );
}
