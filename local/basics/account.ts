/** The simulated AWS account and Region. */
export const accountId = '000000000000';
export const region = 'eu-central-1';

export const arn = (service: string, resource: string, where = `${region}:${accountId}`) =>
  `arn:aws:${service}:${where}:${resource}`;

/** Credentials for clients of the stand-ins, which check no signature. */
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
