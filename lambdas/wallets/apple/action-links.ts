import type { ActionLinkName } from '../../domain/action-links.ts';
import type { BoardingPass } from '../../domain/boarding-pass.ts';

/** Source: Apple, Wallet Passes, Pass; for meals, Creating an airline boarding pass using semantic tags. */
const keys = {
  'manage-booking-url': 'managementURL',
  'change-seat-url': 'changeSeatURL',
  'contact-phone': 'transitProviderPhoneNumber',
  'wheelchair-url': 'requestWheelchairURL',
  'service-animal-url': 'registerServiceAnimalURL',
  'bags-url': 'purchaseAdditionalBaggageURL',
  'track-bags-url': 'trackBagsURL',
  'lost-bag-url': 'reportLostBagURL',
  'upgrade-url': 'upgradeURL',
  'meals-url': 'orderFoodURL',
  'lounge-url': 'purchaseLoungeAccessURL',
  'wifi-url': 'purchaseWifiURL',
  'entertainment-url': 'entertainmentURL',
  'contact-email': 'transitProviderEmail',
  'contact-url': 'transitProviderWebsiteURL',
} as const satisfies Readonly<Record<ActionLinkName, string>>;

/** Keys of pass.json that the design of iOS 26 shows as services of the airline, and older systems ignore. */
export function actionLinksIn({ actionLinks }: BoardingPass) {
  return Object.fromEntries(actionLinks.map(({ field, value }) => [keys[field], value]));
}
