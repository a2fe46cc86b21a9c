/** Width of a line of JSON in a document. */
const width = 110;

/** JSON with what fits into a line on one. */
export function compactJson(value: unknown, indent = ''): string {
  const line = inOneLine(value);
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map((each) => compactJson(each, inner))]
    : ['{', '}', Object.entries(value).map(([name, each]) => `"${name}": ${compactJson(each, inner)}`)];
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inOneLine(each)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}
