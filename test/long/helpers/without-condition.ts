import { NodeHttpHandler } from '@smithy/node-http-handler';

type Handle = NodeHttpHandler['handle'];

/** A condition true of every item, added by OR: names and values stay in use, since DynamoDB refuses unused ones. */
const always = 'attribute_exists(PK) OR attribute_not_exists(PK)';

/** Writes held back at once. */
const mostHeld = 3;

/**
 * Carries the SDK's requests without one condition of writes, as if the code had forgotten it. These writes are held back
 * while other requests are answered, so that others read and write in between: else only a lucky run shows what is missing.
 */
export class WithoutCondition extends NodeHttpHandler {
  /** Number of removals. */
  taken = 0;
  readonly #condition: string;
  readonly #held: (() => void)[] = [];
  #underWay = 0;

  constructor(condition: string) {
    super();
    this.#condition = condition;
  }

  override async handle(...[request, options]: Parameters<Handle>): ReturnType<Handle> {
    const { taken } = this;
    if (String(request.headers['x-amz-target']).startsWith('DynamoDB_')) {
      const body = JSON.parse(new TextDecoder().decode(request.body), (name, value) =>
        name === 'ConditionExpression' && value === this.#condition ? this.#forgotten(value) : value,
      );
      request.body = JSON.stringify(body);
      request.headers['content-length'] = String(Buffer.byteLength(request.body));
    }
    if (this.taken > taken)
      await new Promise<void>((release) => {
        this.#held.push(release);
        this.#letGo();
      });
    this.#underWay += 1;
    try {
      return await super.handle(request, options);
    } finally {
      this.#underWay -= 1;
      this.#letGo();
    }
  }

  #letGo(): void {
    if (this.#underWay === 0 || this.#held.length > mostHeld) this.#held.shift()?.();
  }

  #forgotten(condition: string): string {
    this.taken += 1;
    return `(${condition}) OR ${always}`;
  }
}
