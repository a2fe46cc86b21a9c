/**
 * Calls an action of the service.
 * @throws what the service answers when it refuses.
 */
export async function callService(
  baseUrl: string,
  apiKey: string,
  request: object,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${baseUrl}/v3`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify(request),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The service answered ${response.status}: ${answer}`);
  return JSON.parse(answer);
}
