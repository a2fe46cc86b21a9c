import type { AppleWallet } from '../../../lambdas/ports/wallets.ts';
import { NativeBuilder } from '../../../lambdas/wallets/apple/native-builder.ts';
import { PasskitGeneratorBuilder } from '../../../lambdas/wallets/apple/passkit-generator-builder.ts';
import { makeAppleCertificate } from '../../helpers/certificates.ts';
import { withFiles } from '../../helpers/pkpass.ts';
import { pkpassInput } from '../../helpers/pkpass-input.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';

/** Tests with KDE Itinerary, a reader of passes for people without an iPhone, written independently of our code. */
describe.each<[string, AppleWallet]>([
  ['native', new NativeBuilder()],
  ['passkit-generator', new PasskitGeneratorBuilder()],
])('a pass of the %s builder', (_, wallet) => {
  itWith(
    programs.kitinerary,
    'gives KDE Itinerary flight, airports, gate, seat, passenger and booking',
    async (path) => {
      const pkpass = await wallet.build(pkpassInput(await makeAppleCertificate()));
      const { stdout } = withFiles({ 'a.pkpass': pkpass }, (directory) => run(path, ['a.pkpass'], directory));
      expect(JSON.parse(stdout)).toEqual([
        expect.objectContaining({
          '@type': 'FlightReservation',
          airplaneSeat: '12C',
          reservationNumber: 'ABC123',
          pkpassSerialNumber: 'abcdefghijklmnopqrstuvwxyz234567',
          underName: expect.objectContaining({ familyName: 'MUSTERMANN', givenName: 'ERIKA' }),
          reservationFor: expect.objectContaining({
            airline: expect.objectContaining({ iataCode: 'LH', name: 'Lufthansa' }),
            flightNumber: '2724',
            departureDay: '2027-03-15',
            departureGate: 'G20',
            departureAirport: expect.objectContaining({ iataCode: 'MUC', name: 'Munich' }),
            arrivalAirport: expect.objectContaining({ iataCode: 'BER', name: 'Berlin' }),
            boardingTime: {
              '@type': 'QDateTime',
              '@value': '2027-03-15T14:05:00+01:00',
              timezone: 'Europe/Berlin',
            },
          }),
        }),
      ]);
    },
  );
});
