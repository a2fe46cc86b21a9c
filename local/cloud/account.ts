/** The AWS account and Region that the local stack pretends to be. */
export const accountId = '000000000000';
export const region = 'eu-central-1';

export const arn = (service: string, resource: string, where = `${region}:${accountId}`) =>
  `arn:aws:${service}:${where}:${resource}`;

/** For clients of the stand-ins, which check no signature. */
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
