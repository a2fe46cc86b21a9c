import type { Overrides } from '../../lambdas/context/sdk.ts';
import type { ApiEnv, WebEnv } from '../../lambdas/runtime/env.ts';
import { startApi } from './api.ts';
import { now } from './examples.ts';
import { FaultInjectingHandler } from './fault-injecting-handler.ts';
import { fixedClock } from './fixed-clock.ts';
import { forAllTests, forEachTest } from './for-tests.ts';
import { recordingLog } from './recording-log.ts';

/** Differences from the usual API of tests. */
interface Difference {
  readonly overrides?: Overrides;
  /** Further images of its host, besides the sample images. */
  readonly images?: Readonly<Record<string, Buffer>>;
  readonly settings?: Partial<ApiEnv & WebEnv>;
}

/** Starts one API for a file or describe block: each test makes its own templates and passes. */
export const apiForAllTests = (difference?: Difference) => apiStartedBy(forAllTests, difference);

/** Starts an API with an empty table for each test. */
export const apiForEachTest = (difference?: Difference) => apiStartedBy(forEachTest, difference);

/** The API, its requests and its clock; faults and time are reset before each test. */
function apiStartedBy(startFor: typeof forAllTests, { overrides, images, settings }: Difference = {}) {
  const requests = new FaultInjectingHandler();
  const log = recordingLog();
  /** The time of the API's clock. */
  const time = { at: now };
  const clock = fixedClock(() => time.at);
  beforeEach(() => {
    requests.reset();
    time.at = now;
  });
  const api = startFor(() => startApi({ requestHandler: requests, log, clock, ...overrides }, images, settings));
  return { api, requests, log, time };
}
