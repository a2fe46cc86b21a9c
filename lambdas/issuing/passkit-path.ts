/** Path of the PassKit web service, which phones complete with `/v1/…`. */
export const passkitPath = '/passkit';
