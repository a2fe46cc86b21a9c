import { Contended } from '../../lambdas/retry/until-written.ts';
import { DynamoLinks } from '../../lambdas/storage/dynamo-links.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import { DynamoRegistrations } from '../../lambdas/storage/dynamo-registrations.ts';
import { DynamoTemplates } from '../../lambdas/storage/dynamo-templates.ts';
import { follow, linkFor, type MadeLink, makeLink, passenger } from '../helpers/followed-links.ts';
import { type IssuedPass, issuePass } from '../helpers/passkit.ts';
import { startWalletB, type WalletBTest } from '../helpers/walletb.ts';

/** As many as it takes to tell a burst of changes from a condition that can never hold. */
const rounds = 10;

let walletB: WalletBTest;
let templateId: string;
let pass: IssuedPass;
let link: MadeLink;
beforeAll(async () => {
  walletB = await startWalletB();
  templateId = await walletB.createTemplate();
  pass = await issuePass(walletB.api, templateId);
  link = await makeLink(walletB.api, templateId, { 'update-pass-data': true });
  await follow(walletB.api, linkFor(link));
});
afterAll(() => walletB.api.stop());
afterEach(() => jest.restoreAllMocks());

/** Somebody else is always faster. */
const never = {
  passUpdate: () => jest.spyOn(DynamoPasses.prototype, 'update').mockResolvedValue(false),
  passDelete: () => jest.spyOn(DynamoPasses.prototype, 'delete').mockResolvedValue(false),
  templateUpdate: () => jest.spyOn(DynamoTemplates.prototype, 'update').mockResolvedValue(false),
  linkUpdate: () => jest.spyOn(DynamoLinks.prototype, 'update').mockResolvedValue(false),
  registrationPut: () => jest.spyOn(DynamoRegistrations.prototype, 'put').mockResolvedValue(false),
  registrationRemove: () => jest.spyOn(DynamoRegistrations.prototype, 'remove').mockResolvedValue(false),
};

describe('a change that others are always faster than is given up, and not told as done', () => {
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
    ['updatepassissuancelink', never.linkUpdate, () => walletB.api.send(updateLink())],
  ] as const)('%s', async (_action, fail, call) => {
    const write = fail();
    const { body } = await call();
    expect(body.status).toBe('failure');
    expect(write).toHaveBeenCalledTimes(rounds);
  });

  test('a registration, and its end', async () => {
    const put = never.registrationPut();
    await expect(pass.phone.install(pass.pkpass)).rejects.toThrow(Contended);
    expect(put).toHaveBeenCalledTimes(rounds);
    put.mockRestore();
    await pass.phone.install(pass.pkpass);
    const remove = never.registrationRemove();
    await expect(pass.phone.remove(pass.serial)).rejects.toThrow(Contended);
    expect(remove).toHaveBeenCalledTimes(rounds);
  });

  test('a link that updates its pass', async () => {
    const write = never.passUpdate();
    const followed = follow(walletB.api, linkFor(link, passenger({ 'seat-number-value': '30A' })));
    await expect(followed).rejects.toThrow(Contended);
    expect(write).toHaveBeenCalledTimes(rounds);
  });

  test('a Wallet B object: the click leads nowhere, and its passenger is asked to try again', async () => {
    const issued = await walletB.issue(templateId);
    const write = never.passUpdate();
    expect(await walletB.click(issued.path)).toMatchObject({ statusCode: 503 });
    expect(write).toHaveBeenCalledTimes(rounds);
  });
});
