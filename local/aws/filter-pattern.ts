type Event = Readonly<Record<string, unknown>>;
type Condition = (event: Event) => boolean;

/**
 * The JSON filter patterns of CloudWatch Logs, in the forms that this project uses: fields of the top level compared with
 * strings, `*` for any letters, joined by && and || in brackets.
 * Source: CloudWatch Logs User Guide, "Filter pattern syntax for metric filters", JSON.
 * @returns whether a log event fits; one that is not a JSON object as a whole never does.
 * @throws for any other form.
 */
export function filterPattern(pattern: string): (line: string) => boolean {
  const body = /^\{(.*)\}$/.exec(pattern)?.[1];
  if (body === undefined) throw new Error(`Not a JSON filter pattern: ${pattern}`);
  const condition = new Parser(body).parse();
  return (line) => {
    const event = jsonObject(line);
    return event !== undefined && condition(event);
  };
}

/** A log event that is one JSON object and nothing else; undefined for any other. */
export function jsonObject(line: string): Event | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Event) : undefined;
  } catch {
    return undefined;
  }
}

class Parser {
  readonly #tokens: string[];

  constructor(text: string) {
    this.#tokens = text.match(/\$\.\w+|"[^"\\]*"|&&|\|\||!=|[()=]|[^\s]/g) ?? [];
  }

  parse(): Condition {
    const condition = this.#any();
    if (this.#tokens.length > 0) throw new Error(`Not a form of ours: ${this.#tokens.join(' ')}`);
    return condition;
  }

  #any(): Condition {
    const conditions = [this.#all()];
    while (this.#take('||')) conditions.push(this.#all());
    return (event) => conditions.some((each) => each(event));
  }

  #all(): Condition {
    const conditions = [this.#one()];
    while (this.#take('&&')) conditions.push(this.#one());
    return (event) => conditions.every((each) => each(event));
  }

  #one(): Condition {
    if (this.#take('(')) {
      const inner = this.#any();
      if (!this.#take(')')) throw new Error('A bracket is not closed');
      return inner;
    }
    const [field = '', operator = '', value = ''] = this.#tokens.splice(0, 3);
    if (!field.startsWith('$.') || !/^!?=$/.test(operator) || !value.startsWith('"'))
      throw new Error(`Not a form of ours: ${field} ${operator} ${value}`);
    const parts = value.slice(1, -1).split('*');
    const expected = new RegExp(`^${parts.map((part) => part.replace(/[.+?^$()|{}[\]\\]/g, '\\$&')).join('.*')}$`, 's');
    return (event) => {
      const actual = event[field.slice(2)];
      return typeof actual === 'string' && expected.test(actual) === (operator === '=');
    };
  }

  #take(token: string): boolean {
    if (this.#tokens[0] !== token) return false;
    this.#tokens.shift();
    return true;
  }
}
