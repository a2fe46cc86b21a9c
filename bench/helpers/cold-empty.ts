/** What Node itself costs. */
export const handler = async () => ({ statusCode: 200, body: '' });
