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
  object: { ...inBraces, space: ' ' },
};

const python: Notation = {
  ...json,
  constants: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
  lastComma: ',',
  object: inBraces,
};

const singleQuoted = (value: string) => `'${quoted(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const typeScript: Notation = {
  ...json,
  text: singleQuoted,
  lastComma: ',',
  object: {
    ...inBraces,
    space: ' ',
    before: (name) => `${/^[a-z]\w*$/i.test(name) ? name : singleQuoted(name)}: `,
  },
};

/** A request as a text block of Java, which reads a backslash as the beginning of an escape. */
const textBlock = (request: object, indent: string) =>
  `"""\n${literal(request, json).replaceAll('\\', '\\\\').replaceAll(/^/gm, indent)}\n${indent}"""`;

/** A request as code that sends it, in each language, with the client of this project if it has one; its base URL and key are of the environment. */
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
  Java: (request: object) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

class Example {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(System.getenv("BASE") + "/v3"))
            .header("content-type", "application/json")
            .header("x-api-key", System.getenv("KEY"))
            .POST(HttpRequest.BodyPublishers.ofString(${textBlock(request, '                ')}))
            .build();
        System.out.println(HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body());
    }
}
`,
  JSON: (request: object) => `${literal(request, json)}\n`,
} as const;

export type Language = keyof typeof snippets;
