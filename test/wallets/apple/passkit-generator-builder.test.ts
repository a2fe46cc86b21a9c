import { PasskitGeneratorBuilder } from '../../../lambdas/wallets/apple/passkit-generator-builder.ts';
import { withDocumentedTags } from '../../helpers/pkpass.ts';
import { describeAppleWallet } from './builder-contract.ts';

// The library's JavaScript takes a second for each signature under jest.
const warn = jest.spyOn(console, 'warn').mockImplementation();

describeAppleWallet('passkit-generator', () => new PasskitGeneratorBuilder(), withDocumentedTags);

// The library drops wrong fields with a warning instead of failing.
afterEach(() => {
  expect(warn).not.toHaveBeenCalled();
});
