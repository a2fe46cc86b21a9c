import { PasskitGeneratorBuilder } from '../../../lambdas/wallets/apple/passkit-generator-builder.ts';
import { withDocumentedTags } from '../../helpers/pkpass.ts';
import { describeAppleWallet } from './builder-contract.ts';

// Its JavaScript takes a second for each signature under jest.
const warn = jest.spyOn(console, 'warn').mockImplementation();

describeAppleWallet('passkit-generator', () => new PasskitGeneratorBuilder(), withDocumentedTags);

// The library warns instead of failing, and drops the fields that it warns about.
afterEach(() => {
  expect(warn).not.toHaveBeenCalled();
});
