import type { TypedIdea } from './check-ideas.ts';

const titleNames = new Set(['title', 'idea', 'name', 'título', 'titulo', 'nombre']);
const descriptionNames = new Set(['description', 'text', 'notes', 'descripción', 'descripcion', 'texto', 'notas']);

const delimiters = ['\t', ';', ','] as const;

/**
 * Finds the delimiter in the first line, outside quotes. In a text, a comma or semicolon is followed by a space, so one
 * without a space is preferred.
 */
function detectDelimiter(content: string): string {
  const [line = ''] = content.replaceAll(/"[^"]*"/g, '').match(/\S.*/) ?? [];
  const isTight = (delimiter: string) => line.split(delimiter).some((part, at) => at > 0 && !part.startsWith(' '));
  return delimiters.find(isTight) ?? delimiters.find((delimiter) => line.includes(delimiter)) ?? ',';
}

/** The types of csv-parse leave out the option `info`. */
type Row = { record: string[]; info: { lines: number } };

/**
 * Reads the ideas of a CSV file: with a header row, its columns for title and description, otherwise the first two
 * columns. Throws if the file is not CSV.
 */
export async function readCsv(content: string): Promise<TypedIdea[]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const rows = parse(content, {
    bom: true,
    delimiter: detectDelimiter(content),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  }) as unknown as Row[];
  const names = rows[0]?.record.map((name) => name.toLowerCase()) ?? [];
  const titleAt = names.findIndex((name) => titleNames.has(name));
  const descriptionAt = names.findIndex((name) => descriptionNames.has(name));
  const isHeader = titleAt !== -1;
  return rows.slice(isHeader ? 1 : 0).map(({ record, info }) => ({
    line: info.lines,
    title: record[isHeader ? titleAt : 0] ?? '',
    description: (isHeader ? record[descriptionAt] : record[1]) ?? '',
  }));
}
