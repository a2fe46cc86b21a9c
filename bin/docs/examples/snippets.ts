import { literal, type Notation } from './literals.ts';

const quoted = (value: string) => JSON.stringify(value);
const inBraces = { open: '{', close: '}', before: (name: string) => `${quoted(name)}: ` };
const inBrackets = { open: '[', close: ']' };

const json: Notation = {
  text: quoted,
  constants: { true: 'true', false: 'false', null: 'null' },
  indent: '  ',
  lastComma: '',
  list: inBrackets,
  object: () => ({ ...inBraces, space: ' ' }),
};

const python: Notation = {
  ...json,
  constants: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
  lastComma: ',',
  object: () => inBraces,
};

const singleQuoted = (value: string) => `'${quoted(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const typeScript: Notation = {
  ...json,
  text: singleQuoted,
  lastComma: ',',
  object: () => ({
    ...inBraces,
    space: ' ',
    before: (name) => `${/^[a-z]\w*$/i.test(name) ? name : singleQuoted(name)}: `,
  }),
};

/** Map.of takes ten entries at most. */
const java: Notation = {
  ...json,
  indent: '    ',
  list: { open: 'List.of(', close: ')' },
  object: (size) =>
    size <= 10
      ? { open: 'Map.of(', close: ')', before: (name) => `${quoted(name)}, ` }
      : { open: 'Map.ofEntries(', close: ')', before: (name) => `Map.entry(${quoted(name)}, `, behind: ')' },
};

/** A request as code that sends it, with the clients of this project, in each language; its base URL and key are of the environment. */
export const snippets = {
  curl: (
    request: object,
  ) => `curl -s "$BASE/v3" -H 'content-type: application/json' -H "x-api-key: $KEY" --data @- <<'JSON'
${literal(request, json)}
JSON
`,
  TypeScript: (request: object) => `import { createClient } from 'boarding-pass-client';

const { BASE = '', KEY = '' } = process.env;
const client = createClient({ baseUrl: BASE, apiKey: KEY });
const answer = await client.call(${literal(request, typeScript)});
console.log(JSON.stringify(answer, null, 2));
`,
  Python: (request: object) => `import json
import os

from boarding_pass_client import BoardingPassClient

client = BoardingPassClient(os.environ["BASE"], os.environ["KEY"])
answer = client.call(${literal(request, python)})
print(json.dumps(answer, indent=2))
`,
  Java: (request: object) => `import boardingpass.BoardingPassClient;
import boardingpass.Json;
import java.util.List;
import java.util.Map;

class Example {
    public static void main(String[] args) throws Exception {
        var client = new BoardingPassClient(System.getenv("BASE"), System.getenv("KEY"));
        var answer = client.call(${literal(request, java, '        ')});
        System.out.println(Json.write(answer));
    }
}
`,
  JSON: (request: object) => `${literal(request, json)}\n`,
} as const;

export type Language = keyof typeof snippets;
