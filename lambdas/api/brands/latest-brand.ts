import { ApiError } from '../../domain/request/errors.ts';
import type { Brand } from '../../domain/template/template.ts';
import type { Brands } from '../../ports/stores.ts';
import type { Call } from '../action.ts';

type BrandCall = Pick<Call, 'account'> & { readonly brands: Pick<Brands, 'latestOf'> };

/** The brand of an id, as it is now. */
export const latestBrand = async ({ account, brands }: BrandCall, id: string): Promise<Brand | undefined> =>
  (await brands.latestOf(account.id)).find((brand) => brand.id === id);

/** The error of a call that needs a flight's template, for an id of none: E9036 for a brand, else E9006. */
export async function noTemplate(id: string, call: BrandCall, detail?: string): Promise<ApiError> {
  const brand = await latestBrand(call, id);
  return brand ? new ApiError('isBrand') : new ApiError('E9006_noSuchTemplate', detail);
}
