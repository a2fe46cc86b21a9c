import { AwsError } from '../wire/json-service.ts';

/** Bytes of a secret's value. Source: AWS Secrets Manager User Guide, "AWS Secrets Manager quotas". */
const maxValueBytes = 65_536;

/**
 * Refuses a new value as Secrets Manager does. The words are from published messages.
 * Source: AWS Secrets Manager API reference, CreateSecret and PutSecretValue.
 * @throws AwsError
 */
export function refuseValue(value: string | undefined, token: string | undefined): void {
  const refuse = (name: string, rule: string) => {
    throw new AwsError(
      'ValidationException',
      `1 validation error detected: Value at '${name}' failed to satisfy constraint: ${rule}`,
    );
  };
  if (value === '') refuse('secretString', 'Member must have length greater than or equal to 1');
  if (Buffer.byteLength(value ?? '') > maxValueBytes)
    refuse('secretString', `Member must have length less than or equal to ${maxValueBytes}`);
  if (token !== undefined && (token.length < 32 || token.length > 64))
    refuse('clientRequestToken', 'Member must have a length from 32 to 64');
}

/** @throws AwsError for a name that no secret can have */
export function refuseName(name: string): void {
  if (!/^[\w/+=.@-]{1,512}$/.test(name))
    throw new AwsError(
      'ValidationException',
      'Invalid name. Must be a valid name containing alphanumeric characters, or any of the following: -/_+=.@!',
    );
}
