import type { LoadWordings } from '../domain/languages/languages.ts';
import type { Accounts } from './accounts.ts';
import type { Deliveries, Groups, LinkedPasses, Passes, PassMoves, Registrations, WalletEvents } from './passes.ts';
import type { Clock, Identity, Log, Metrics } from './runtime.ts';
import type {
  Airports,
  Brands,
  Flights,
  ImageFetcher,
  Images,
  Links,
  Lists,
  RateLimits,
  Receipts,
  Renderings,
  Templates,
} from './stores.ts';
import type { AppleWallet, Badges, GoogleJsonOf, GoogleWallet, WalletCallbacks } from './wallets.ts';

/** Services shared by the actions, the public web and the jobs; built in context/. */
export interface Services {
  readonly accounts: Accounts;
  readonly apple: AppleWallet;
  /** Absent where the operator has not provided the vendors' official buttons. */
  readonly badges?: Badges | undefined;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly imageFetcher: ImageFetcher;
  readonly images: Images;
  /** True for an error of a service that failed, throttled or did not answer. */
  readonly isTransient: (error: unknown) => boolean;
  readonly links: Links;
  readonly log: Log;
  readonly passes: Passes;
  /** Base URL of every public address, without a trailing slash. */
  readonly publicBaseUrl: string;
  readonly receipts: Receipts;
  readonly renderings: Renderings;
  readonly templates: Templates;
}

/** Additional services of the actions. */
export interface ApiServices extends Services {
  readonly airports: Airports;
  /** Every base URL that links may have been built with, without a trailing slash. */
  readonly baseUrls: readonly string[];
  readonly brands: Brands;
  /** Read-only: phones and pushes record. */
  readonly deliveries: Pick<Deliveries, 'find'>;
  /** Base URL of the documentation, without a trailing slash; absent where the operator has not named it. */
  readonly docsUrl?: string | undefined;
  readonly flights: Flights;
  readonly googleJsonOf: GoogleJsonOf;
  /** Read-only: an action counts no wrong codes. */
  readonly linkedPasses: Pick<LinkedPasses, 'find'>;
  readonly lists: Lists;
  readonly passMoves: PassMoves;
  readonly rateLimits: RateLimits;
  /** Loads our own words: through the call, so that the code of an action has no language. */
  readonly wordingsOf: LoadWordings;
}

/** Additional services of the public web. */
export interface WebServices extends Services {
  /** Every base URL that links may have been built with, without a trailing slash. */
  readonly baseUrls: readonly string[];
  /** A .pkpasses file of these .pkpass files. */
  readonly bundlePkpasses: (pkpasses: readonly Uint8Array[]) => Promise<Uint8Array>;
  readonly deliveries: Deliveries;
  readonly google: GoogleWallet;
  readonly groups: Groups;
  readonly linkedPasses: LinkedPasses;
  readonly metrics: Metrics;
  readonly newWriteId: () => string;
  readonly rateLimits: RateLimits;
  readonly registrations: Registrations;
  readonly walletCallbacks: WalletCallbacks;
  readonly walletEvents: WalletEvents;
}
