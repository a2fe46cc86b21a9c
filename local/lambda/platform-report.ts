/**
 * Lambda's own line about an invocation that failed as a whole, without its measurements. The lines of those that succeed are
 * below the functions' system log level.
 * Source: AWS Lambda Developer Guide, "Lambda Telemetry API Event schema reference", platform.report.
 * @param at ms since 1970
 */
export function platformReport(
  at: number,
  requestId: string,
  outcome: { readonly status: 'timeout' } | { readonly status: 'error'; readonly errorType: string },
): string {
  return JSON.stringify({
    time: new Date(at).toISOString(),
    type: 'platform.report',
    record: { requestId, ...outcome },
  });
}
