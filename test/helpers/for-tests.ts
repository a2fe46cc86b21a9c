type Start<Started> = () => Started | Promise<Started>;

/**
 * Starts something before the first test of a file, or of a describe block, and stops it after the last.
 * @returns the started object, for tests and hooks
 */
export function forAllTests<Started extends object>(start: Start<Started>): Started {
  const place = new Place<Started>();
  beforeAll(async () => place.fill(await start()));
  afterAll(() => place.empty());
  return place.content;
}

/** Starts something before each test, and stops it afterwards. */
export function forEachTest<Started extends object>(start: Start<Started>): Started {
  const place = new Place<Started>();
  beforeEach(async () => place.fill(await start()));
  afterEach(() => place.empty());
  return place.content;
}

/** A placeholder of an object made by hooks, for a constant of a test file. */
class Place<Started extends object> {
  #started: Started | undefined;

  readonly content = new Proxy({} as Started, {
    get: (_, name) => {
      const value = Reflect.get(this.#found, name);
      return typeof value === 'function' ? value.bind(this.#found) : value;
    },
    set: (_, name, value) => Reflect.set(this.#found, name, value),
  });

  get #found(): Started {
    if (this.#started === undefined) throw new Error('Only tests and hooks can use what is started for tests');
    return this.#started;
  }

  fill(started: Started): void {
    this.#started = started;
  }

  async empty(): Promise<void> {
    const started: { stop?: unknown } | undefined = this.#started;
    this.#started = undefined;
    if (typeof started?.stop === 'function') await started.stop();
  }
}
