import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { connect } from 'node:http2';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { maxSockets } from '../../lambdas/runtime/connections.ts';
import { certificateFiles } from '../../local/demo/certificates.ts';

interface Recorded {
  readonly PK: string;
  readonly SK: string;
  readonly pushToken: string;
  readonly pushedSum: number;
}

/**
 * The pushes of a gate change and their notes, sent to the stand-ins as fast as they take them, by nobody's order: no client of
 * AWS, no signature, no repetition.
 */
export class StandInsAlone {
  readonly #directory: string;
  readonly #passType: string;
  readonly #operator: { readonly sdk: Record<string, string>; readonly deployment: { readonly TABLE_NAME: string } };
  readonly #database: DynamoDBDocumentClient;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets });

  constructor(dataDirectory: string, passType: string) {
    this.#directory = dataDirectory;
    this.#passType = passType;
    this.#operator = JSON.parse(readFileSync(path.join(dataDirectory, 'operator.json'), 'utf8'));
    const { sdk } = this.#operator;
    const credentials = {
      accessKeyId: sdk.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: sdk.AWS_SECRET_ACCESS_KEY ?? '',
    };
    const endpoint = sdk.AWS_ENDPOINT_URL_DYNAMODB ?? '';
    this.#database = DynamoDBDocumentClient.from(
      new DynamoDBClient({ endpoint, region: sdk.AWS_REGION ?? '', credentials }),
    );
  }

  /** Registrations of a flight as they are. */
  async registrationsOf(templateId: string): Promise<Recorded[]> {
    const TableName = this.#operator.deployment.TABLE_NAME;
    const { Items = [] } = await this.#database.send(
      new QueryCommand({
        TableName,
        IndexName: 'byTemplate',
        KeyConditionExpression: 'registrationsKey = :template',
        ExpressionAttributeValues: { ':template': `REGISTRATIONS#${templateId}` },
      }),
    );
    const registrations: Recorded[] = [];
    for (const { PK, SK } of Items) {
      const { Item } = await this.#database.send(new GetCommand({ TableName, Key: { PK, SK } }));
      registrations.push(Item as Recorded);
    }
    return registrations;
  }

  /**
   * Pushes to all, and notes once more what is noted of them.
   * @param onPush called when the stand-in of Apple has taken a push.
   * @returns the time until all of it has ended, ms.
   */
  async pushAndRecord(
    registrations: readonly Recorded[],
    onPush: (pushToken: string) => Promise<unknown> = async () => {},
  ): Promise<number> {
    const session = await this.#connect();
    const startedAt = performance.now();
    await Promise.all(
      registrations.map(async (registration) => {
        const { pushToken } = registration;
        const headers = { ':method': 'POST', ':path': `/3/device/${pushToken}`, 'apns-topic': this.#passType };
        const stream = session.request(headers);
        stream.end('{}');
        const [{ ':status': status }] = await once(stream, 'response');
        stream.resume();
        if (status !== 200) throw new Error(`The stand-in answered a push with ${status}`);
        await Promise.all([onPush(pushToken), this.#record(registration)]);
      }),
    );
    session.close();
    return performance.now() - startedAt;
  }

  async #connect() {
    const read = (file: string) => readFileSync(path.join(this.#directory, 'certs', file), 'utf8');
    const session = connect(this.#operator.sdk.APNS_ENDPOINT_URL ?? '', {
      ca: read(certificateFiles.apns),
      cert: read(certificateFiles.passType),
      key: read(certificateFiles.passTypeKey),
    });
    await once(session, 'remoteSettings');
    return session;
  }

  async #record({ PK, SK, pushToken, pushedSum }: Recorded): Promise<void> {
    const { sdk, deployment } = this.#operator;
    const request = http.request(sdk.AWS_ENDPOINT_URL_DYNAMODB ?? '', {
      method: 'POST',
      agent: this.#agent,
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.UpdateItem',
        // The stand-in asks who it is, and does not check the signature.
        'x-amz-date': '20270315T080000Z',
        authorization:
          `AWS4-HMAC-SHA256 Credential=${sdk.AWS_ACCESS_KEY_ID}/20270315/${sdk.AWS_REGION}/dynamodb/aws4_request, ` +
          'SignedHeaders=host;x-amz-date, Signature=00',
      },
    });
    request.end(
      JSON.stringify({
        TableName: deployment.TABLE_NAME,
        Key: { PK: { S: PK }, SK: { S: SK } },
        UpdateExpression: 'SET pushedSum = :sum',
        ConditionExpression: 'pushToken = :token AND (attribute_not_exists(pushedSum) OR pushedSum <= :sum)',
        ExpressionAttributeValues: { ':sum': { N: String(pushedSum) }, ':token': { S: pushToken } },
      }),
    );
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const answer = await text(response);
    // A note that the service had to repeat has come in between.
    if (response.statusCode !== 200 && !answer.includes('ConditionalCheckFailedException')) throw new Error(answer);
  }
}
