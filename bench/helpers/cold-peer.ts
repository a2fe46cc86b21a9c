import { createHmac, randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { PKPass } from 'passkit-generator';
import type { Template } from '../../lambdas/domain/template/template.ts';
import type { CredentialItem } from '../../lambdas/storage/account-items.ts';
import {
  accountKey,
  apiKeyKey,
  apiKeyUseKey,
  appleCertificateKey,
  type Key,
  templateKey,
} from '../../lambdas/storage/keys.ts';

/**
 * A minimal generatepass with passkit-generator: reads the same data from AWS, signs a pass with the same images, and
 * stores the same two files and one item, and the hour in which the key was used. It does less: no validation, no date formats, and
 * a page of one line.
 */
const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient());
const s3 = new S3Client();
const secretsManager = new SecretsManagerClient();
const { TABLE_NAME: TableName, BUCKET_NAME: Bucket, INDEX_SECRET_ARN, ACCESS_SECRET_ARN } = process.env;

export async function handler({ headers, body }: { headers: Record<string, string>; body: string }) {
  const request = JSON.parse(body);
  const { 'pass-template-id': templateId, 'pass-id': passId, 'pass-data': fields } = request;
  const apiKeyHash = hmac(await secret(INDEX_SECRET_ARN), `api-key\0${headers['x-api-key']}`);
  const { account } = await item<{ account: string }>(apiKeyKey(apiKeyHash));
  await item(accountKey(account));
  await used(apiKeyHash);
  const template = await item<Template>(templateKey(templateId));
  const token = hmac(await secret(ACCESS_SECRET_ARN), passId);
  const { secretName } = await item<CredentialItem>(appleCertificateKey(account, template.passTypeId));
  const certificate = JSON.parse(await secret(secretName));
  const images = template.images;
  const [icon, logo, footer] = await Promise.all(
    [images['walleta-pass-icon'], images['carrier-airline-logo'], images['carrier-alliance-logo']].map(
      (image) => image && object(`images/${image.sha256}.png`),
    ),
  );
  const field = (key: string, value: unknown) => ({ key, label: key.toUpperCase(), value: String(value) });
  const passJson = {
    formatVersion: 1,
    passTypeIdentifier: certificate.passTypeId,
    teamIdentifier: certificate.teamId,
    serialNumber: passId,
    authenticationToken: token,
    organizationName: template.fields['carrier-airline-name'],
    description: template.fields.description,
    barcodes: [{ format: 'PKBarcodeFormatQR', message: passId, messageEncoding: 'iso-8859-1' }],
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      auxiliaryFields: Object.entries(fields).map(([key, value]) => field(key, value)),
    },
  };
  const pass = new PKPass(
    {
      ...{ 'icon.png': icon, 'icon@2x.png': icon, 'icon@3x.png': icon, 'logo.png': logo, 'footer.png': footer },
      'pass.json': Buffer.from(JSON.stringify(passJson)),
    } as Record<string, Buffer>,
    { wwdr: certificate.intermediatePem, signerCert: certificate.certificatePem, signerKey: certificate.privateKeyPem },
  );
  const link = randomUUID();
  await Promise.all([
    put(`i/${link}`, `<a href="/i/${link}/pass.pkpass">Add to Apple Wallet</a>`, 'text/html'),
    put(`i/${link}/pass.pkpass`, pass.getAsBuffer(), 'application/vnd.apple.pkpass'),
  ]);
  const Item = { PK: `PASS#${link}`, SK: 'PASS', passId, templateId, fields };
  await dynamo.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' }));
  return { statusCode: 200, body: JSON.stringify({ 'pass-install-url': link }) };
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

async function secret(SecretId: string | undefined): Promise<string> {
  return (await secretsManager.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '';
}

async function item<Item>(Key: Key): Promise<Item> {
  return (await dynamo.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item as Item;
}

/** Records that a key was used. */
async function used(apiKeyHash: string): Promise<void> {
  const update = { UpdateExpression: 'SET lastUsedUtc = :hour', ExpressionAttributeValues: { ':hour': '1970' } };
  await dynamo.send(new UpdateCommand({ TableName, Key: apiKeyUseKey(apiKeyHash), ...update }));
}

async function object(Key: string): Promise<Buffer> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

async function put(Key: string, Body: string | Buffer, ContentType: string): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
}
