const noSuchTemplate = 'No such pass template: check pass-template-id.';
const noSuchPass = 'No such pass: check pass-id and pass-template-id.';

/** Code, HTTP status and default message of an error. */
export type ErrorEntry = readonly [code: string, httpStatus: number, message: string];

/**
 * Every error that callers can receive: code, HTTP status and message. Codes below E9000 are fixed, because airlines'
 * systems know them; codes from E9001 on are this service's own. Where one case has several codes, the name begins with
 * the code, and a comment names its actions.
 * Source: docs/errors.md#errors.
 */
export const errors = {
  authenticationFailed: ['E104', 401, 'Authentication failed: send a valid API key in the x-api-key header.'],
  // getpasstemplate
  E802_noSuchTemplate: ['E802', 404, noSuchTemplate],
  E802_templateIdMissing: ['E802', 400, 'pass-template-id is required.'],
  // getpassdata
  E808_noSuchPass: ['E808', 404, noSuchPass],
  E808_passIdMissing: ['E808', 400, 'pass-id is required.'],
  updateFailed: ['E809', 500, 'Internal error: the pass was not updated. Try again.'],
  // generatepassbyid
  E810_passIdMissing: ['E810', 400, 'pass-id is required.'],
  deleteFailed: ['E821', 500, 'Internal error: the pass data was not deleted. Try again.'],
  generateFailed: ['E830', 500, 'Internal error: the pass was not generated. Try again.'],
  certificateUnknown: ['E922', 400, 'pass-type-id or issuer-id matches no active certificate of the account.'],
  richTextTooLong: ['E928', 400, 'Install-page text is longer than 500 text characters.'],
  passVariablesInvalid: ['E1543', 400, 'pass-variables are empty or invalid.'],
  bodyNotJson: ['E9001', 400, 'The request body is not a JSON object.'],
  actionUnknown: ['E9002', 400, 'action is unknown.'],
  invalidFields: ['E9003', 400, 'Some fields are invalid; see errors.'],
  bodyTooLarge: ['E9004', 413, 'The request body is larger than 256 KB.'],
  passIdUsed: ['E9005', 409, 'pass-id is already in use: choose a new one.'],
  // Every other action that names a template or a pass
  E9006_noSuchTemplate: ['E9006', 404, noSuchTemplate],
  E9007_noSuchPass: ['E9007', 404, noSuchPass],
  templateUnbuildable: ['E9008', 400, 'No valid pass can be built from this template.'],
  internal: ['E9009', 500, 'Internal error. Nothing was changed. Try again.'],
  idempotencyKeyReused: ['E9015', 409, 'The Idempotency-Key was used for another request: choose a new one.'],
  idempotencyKeyBusy: ['E9016', 409, 'The first request with this Idempotency-Key is still running: ask again.'],
  idempotencyKeyInvalid: ['E9017', 400, 'Idempotency-Key must be 1 to 255 printable ASCII characters.'],
  passStaysExpired: ['E9018', 409, 'The pass has expired: to activate it, also set a later expiration-timestamp.'],
  noSuchLink: ['E9020', 404, 'No such issuance link: check issuance-link-id and pass-template-id.'],
  serviceBusy: [
    'E9021',
    503,
    'The service cannot do this at the moment: send the same request again after the seconds of Retry-After.',
  ],
  tooManyCalls: ['E9022', 429, 'Too many calls with this API key: send it again after the seconds of Retry-After.'],
  noSuchApiAddress: ['E9023', 404, 'No such address: the API is POST /v3.'],
  methodNotAllowed: [
    'E9024',
    405,
    'This address does not take this method; the header Allow names those that it takes.',
  ],
  barcodeDiffers: ['E9025', 400, 'The pass differs from its barcode; see errors.'],
  groupFull: ['E9026', 409, 'The group has 50 passes, the most that it can have: choose another group-id.'],
  flightTooLarge: [
    'E9027',
    409,
    'The flight has more pass templates than one call can take, 90 and 4 MB: use updatepasstemplate for each of them.',
  ],
  noSuchFlight: [
    'E9028',
    404,
    'No such flight: check flight-number-label, flight-number, origin-airport and departure-date.',
  ],
  passCannotMove: [
    'E9032',
    409,
    'The pass cannot move to this template: it needs the same pass-type-id and the issuer-id that the pass has.',
  ],
  flightOver: [
    'E9033',
    409,
    'The pass would not be valid on this flight, which is cancelled, has left or is void, or on which it would have expired.',
  ],
  tooManyDevices: [
    'E9034',
    409,
    'The pass is on more devices than one call can move. Update it: devices that have removed it are forgotten; then send this again.',
  ],
  barcodeTaken: ['E9035', 409, 'Another pass of the flight has the generated barcode of this one: issue a new pass.'],
  isBrand: [
    'E9036',
    409,
    'This pass template is a brand, which has no flight and makes no passes itself: use putpass.',
  ],
  eventInFuture: ['E9037', 400, 'event-time is more than five minutes ahead of our clock; nothing was changed.'],
  flightExists: ['E9038', 409, 'The brand has a template of this flight already: change that one.'],
  scopeMissing: ['E9039', 403, 'The API key lacks the scope of the action.'],
} as const satisfies Record<string, ErrorEntry>;

/** Seconds after which a request to an overloaded or incomplete service may be sent again. */
export const busySeconds = 1;

export type ErrorName = keyof typeof errors;

/** A problem with one field of a request; `field` is the name that the caller used. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A refusal that the caller receives; code, HTTP status and default message come from a table. */
export class ApiError extends Error {
  readonly code: string;
  readonly httpStatus: number;
  readonly fields: readonly FieldError[];
  /** Further fields of the answer, from the action. */
  details: object = {};
  /** Seconds after which the same request may be sent again; undefined where that is not known to help. */
  retryAfterSeconds: number | undefined;

  /** @param detail replaces the default message; must not contain personal data. */
  constructor(name: ErrorName | ErrorEntry, detail?: string, fields: readonly FieldError[] = []) {
    const [code, httpStatus, message] = typeof name === 'string' ? errors[name] : name;
    super(detail ?? message);
    this.name = 'ApiError';
    this.code = code;
    this.httpStatus = httpStatus;
    this.fields = fields;
    if (httpStatus === 503) this.retryAfterSeconds = busySeconds;
  }
}

/** The refusal of a call beyond the rate of its key. */
export const tooManyCalls = (retryAfterSeconds: number): ApiError =>
  Object.assign(new ApiError('tooManyCalls'), { retryAfterSeconds });

/** A refusal of fields, whose message names the first five. @param name of another error than E9003. */
export function fieldsRefused(problems: readonly FieldError[], name: ErrorName = 'invalidFields'): ApiError {
  const shown = problems.slice(0, 5).map(({ field, message }) => `${field} ${message}`);
  const more = problems.length > shown.length ? `; ${problems.length - shown.length} more, see errors` : '';
  return new ApiError(name, `Invalid request: ${shown.join('; ')}${more}.`, problems);
}

/** Parts of a failure body besides the error: see docs/api.md. */
interface Context {
  /** Identifies the request in the logs; the only difference between an unknown id and another account's. */
  readonly requestId: string;
  /** Field of the message; error-info in lists. */
  readonly messageField?: 'error-message' | 'error-info' | undefined;
  /** The request, whose ids are repeated in the answer. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  /** Base URL of the documentation, which has a page for each code. */
  readonly docsUrl?: string | undefined;
}

/** Ids that a failure body repeats from the request. */
export const repeatedIds = ['pass-id', 'pass-template-id', 'issuance-link-id'] as const;
type RepeatedId = (typeof repeatedIds)[number];
type Text = NonNullable<Context['messageField']> | RepeatedId;

/** The body of every failure. */
export function failureBody(
  { code, message, fields: errors, details }: Pick<ApiError, 'code' | 'message' | 'fields' | 'details'>,
  { requestId, messageField = 'error-message', fields = {}, docsUrl }: Context,
) {
  const ids = repeatedIds.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]] as const] : []));
  return {
    status: 'failure',
    'error-code': code,
    ...({ [messageField]: message, ...Object.fromEntries(ids) } as { readonly [Name in Text]?: string }),
    ...(errors.length > 0 && { errors }),
    ...details,
    'request-id': requestId,
    ...(docsUrl && { help: `${docsUrl}/errors/${code}.html` }),
  };
}

/** Names that only the envelope of an answer has: those of a failure, among them the `status` that a success has, too. */
export type EnvelopeName = Exclude<keyof ReturnType<typeof failureBody>, RepeatedId>;
