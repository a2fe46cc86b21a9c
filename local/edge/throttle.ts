/** Source: CloudFormation, AWS::ApiGatewayV2::Stage, RouteSettings. */
export interface ThrottleSettings {
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}

/**
 * A token bucket like API Gateway's for each route. The real one is distributed and lets slightly more through; this one
 * is exact. Source: API Gateway Developer Guide, "Throttle requests to your HTTP APIs".
 */
export class Throttle {
  readonly #settings: ThrottleSettings;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  /** @param now ms since 1970 */
  constructor(settings: ThrottleSettings, now: () => number) {
    this.#settings = settings;
    this.#now = now;
    this.#tokens = settings.ThrottlingBurstLimit;
    this.#filledAt = now();
  }

  /** Takes a token. @returns false if there is none: the request is throttled. */
  take(): boolean {
    const { ThrottlingRateLimit, ThrottlingBurstLimit } = this.#settings;
    const now = this.#now();
    const since = ((now - this.#filledAt) / 1_000) * ThrottlingRateLimit;
    this.#tokens = Math.min(ThrottlingBurstLimit, this.#tokens + since);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
