import { createCertificateExpiryContext } from '../../context/certificate-expiry.ts';
import { certificateExpiryEnv } from '../../runtime/env.ts';
import { checkCertificates } from './check-certificates.ts';

const services = createCertificateExpiryContext(certificateExpiryEnv.parse(process.env));

/** Invoked by a rule, twice a day. */
export const handler = () => checkCertificates(services);
