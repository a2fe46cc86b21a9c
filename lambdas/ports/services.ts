import type { AccountSettings } from './account-settings.ts';
import type { Accounts } from './accounts.ts';
import type { Airports } from './airports.ts';
import type { AppleWallet } from './apple-wallet.ts';
import type { Author } from './audit.ts';
import type { Clock } from './clock.ts';
import type { GoogleWallet, WalletCallbacks } from './google-wallet.ts';
import type { Identity } from './identity.ts';
import type { ImageFetcher, Images } from './images.ts';
import type { LinkedPasses } from './linked-passes.ts';
import type { Links } from './links.ts';
import type { Lists } from './lists.ts';
import type { Log } from './log.ts';
import type { Passes } from './passes.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Receipts } from './receipts.ts';
import type { Registrations } from './registrations.ts';
import type { Renderings } from './renderings.ts';
import type { Templates } from './templates.ts';
import type { WalletEvents } from './wallet-events.ts';

/** Everything the actions, the public web and the jobs work with; context/ builds it. */
export interface Services {
  readonly accounts: Accounts;
  readonly apple: AppleWallet;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly imageFetcher: ImageFetcher;
  readonly images: Images;
  readonly links: Links;
  readonly log: Log;
  readonly passes: Passes;
  /** Base of every public address, without a slash at the end. */
  readonly publicBaseUrl: string;
  readonly receipts: Receipts;
  readonly renderings: Renderings;
  readonly templates: Templates;
}

/** What the actions work with besides. */
export interface ApiServices extends Services {
  readonly airports: Airports;
  /** As of the public addresses. */
  readonly baseUrls: readonly string[];
  /** An action may look, and counts nothing. */
  readonly linkedPasses: Pick<LinkedPasses, 'find'>;
  readonly lists: Lists;
  readonly rateLimits: RateLimits;
}

/** What the public addresses work with besides. */
export interface WebServices extends Services {
  /** Every base that links may have been made under, without a slash at the end. */
  readonly baseUrls: readonly string[];
  readonly google: GoogleWallet;
  readonly linkedPasses: LinkedPasses;
  readonly newWriteId: () => string;
  readonly rateLimits: RateLimits;
  readonly registrations: Registrations;
  readonly walletCallbacks: WalletCallbacks;
  readonly walletEvents: WalletEvents;
}

/** What the settings page works with. */
export interface SettingsServices {
  readonly clock: Clock;
  readonly log: Log;
  /** What may be seen and changed, in somebody's name. */
  settingsOf(author: Author): AccountSettings;
}
