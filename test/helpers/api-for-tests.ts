import { type Difference, startApi } from './api.ts';
import { now } from './examples.ts';
import { FaultInjectingHandler } from './fault-injecting-handler.ts';
import { fixedClock } from './fixed-clock.ts';
import { forAllTests, forEachTest } from './for-tests.ts';
import { recordingLog } from './recording-log.ts';

/** Starts one API for a file or describe block: each test makes its own templates and passes. */
export const apiForAllTests = (difference?: Difference) => apiStartedBy(forAllTests, difference);

/** Starts an API with an empty table for each test. */
export const apiForEachTest = (difference?: Difference) => apiStartedBy(forEachTest, difference);

/** The API, its requests and its clock; faults and time are reset before each test. */
function apiStartedBy(startFor: typeof forAllTests, { overrides, ...difference }: Difference = {}) {
  const requests = new FaultInjectingHandler();
  const log = recordingLog();
  /** The time of the API's clock. */
  const time = { at: now };
  const clock = fixedClock(() => time.at);
  beforeEach(() => {
    requests.reset();
    time.at = now;
  });
  const api = startFor(() =>
    startApi({ overrides: { requestHandler: requests, log, clock, ...overrides }, ...difference }),
  );
  return { api, requests, log, time };
}
