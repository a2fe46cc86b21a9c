import { DynamoLinks } from '../../lambdas/storage/dynamo-links.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import { DynamoRegistrations } from '../../lambdas/storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../../lambdas/storage/dynamo-templates.ts';
import { follow, linkFor, type MadeLink, makeLink, passenger } from '../helpers/followed-links.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { startGoogle } from '../helpers/google.ts';
import { type IssuedPass, issuePass } from '../helpers/passkit.ts';

/** Enough rounds to distinguish a burst of changes from a condition that can never hold. */
const rounds = 10;

const wallet = forAllTests(startGoogle);
let templateId: string;
let pass: IssuedPass;
let link: MadeLink;
beforeAll(async () => {
  templateId = await wallet.createTemplate();
  pass = await issuePass(wallet.api, templateId);
  link = await makeLink(wallet.api, templateId, { 'update-pass-data': true });
  await follow(wallet.api, linkFor(link));
});
afterEach(() => jest.restoreAllMocks());

/** Failures of conditions: another writer is always faster. */
const never = {
  passUpdate: () => jest.spyOn(DynamoPasses.prototype, 'update').mockResolvedValue(false),
  passDelete: () => jest.spyOn(DynamoPasses.prototype, 'delete').mockResolvedValue(false),
  templateUpdate: () => jest.spyOn(DynamoTemplates.prototype, 'updateAll').mockResolvedValue(false),
  linkUpdate: () => jest.spyOn(DynamoLinks.prototype, 'update').mockResolvedValue(false),
  registrationPut: () => jest.spyOn(DynamoRegistrations.prototype, 'put').mockResolvedValue(false),
  registrationRemove: () => jest.spyOn(DynamoRegistrations.prototype, 'remove').mockResolvedValue(false),
};

describe('a change that others are always faster than is given up, and not answered as done', () => {
  const updateLink = () => ({
    action: 'updatepassissuancelink',
    'pass-template-id': templateId,
    'issuance-link-id': link.id,
    'link-name': 'Another name',
  });

  test.each([
    ['updatepassdata', never.passUpdate, () => pass.update({ 'seat-number': '9F' })],
    ['deletepassdata', never.passDelete, () => pass.delete()],
    ['updatepasstemplate', never.templateUpdate, () => pass.updateTemplate({ 'background-color': '#112233' })],
    ['updatepassissuancelink', never.linkUpdate, () => wallet.api.send(updateLink())],
  ] as const)('%s', async (_action, fail, call) => {
    const write = fail();
    const answer = await call();
    expect(answer).toMatchObject({ httpStatus: 503, headers: { 'retry-after': '1' }, body: { 'error-code': 'E9021' } });
    expect(write).toHaveBeenCalledTimes(rounds);
  });

  test('a registration, and its end', async () => {
    const put = never.registrationPut();
    expect(await pass.phone.install(pass.pkpass)).toMatchObject({ status: 503 });
    expect(put).toHaveBeenCalledTimes(rounds);
    put.mockRestore();
    await pass.phone.install(pass.pkpass);
    const remove = never.registrationRemove();
    expect(await pass.phone.remove(pass.serial)).toBe(503);
    expect(remove).toHaveBeenCalledTimes(rounds);
  });

  test('a link that updates its pass', async () => {
    const write = never.passUpdate();
    const followed = await follow(wallet.api, linkFor(link, passenger({ 'seat-number-value': '30A' })));
    expect(followed).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } });
    expect(write).toHaveBeenCalledTimes(rounds);
  });

  test('a Google Wallet object: the click leads nowhere, and its passenger is asked to try again', async () => {
    const issued = await wallet.issue(templateId);
    const write = never.passUpdate();
    expect(await wallet.click(issued.path)).toMatchObject({ statusCode: 503 });
    expect(write).toHaveBeenCalledTimes(rounds);
  });
});
