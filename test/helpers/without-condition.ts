import { NodeHttpHandler } from '@smithy/node-http-handler';

type Handle = NodeHttpHandler['handle'];

/** A condition true of every item, added by OR: names and values stay in use, since DynamoDB refuses unused ones. */
const always = 'attribute_exists(PK) OR attribute_not_exists(PK)';

/** Carries the SDK's requests without one condition of writes, as if the code had forgotten it. */
export class WithoutCondition extends NodeHttpHandler {
  /** Number of removals. */
  taken = 0;
  readonly #condition: string;

  constructor(condition: string) {
    super();
    this.#condition = condition;
  }

  override handle(...[request, options]: Parameters<Handle>): ReturnType<Handle> {
    if (String(request.headers['x-amz-target']).startsWith('DynamoDB_')) {
      const body = JSON.parse(new TextDecoder().decode(request.body), (name, value) =>
        name === 'ConditionExpression' && value === this.#condition ? this.#forgotten(value) : value,
      );
      request.body = JSON.stringify(body);
      request.headers['content-length'] = String(Buffer.byteLength(request.body));
    }
    return super.handle(request, options);
  }

  #forgotten(condition: string): string {
    this.taken += 1;
    return `(${condition}) OR ${always}`;
  }
}
